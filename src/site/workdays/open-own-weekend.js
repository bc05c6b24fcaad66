// Runs before the first paint: opens the reader's own weekend, which closes the other ones.
{
  const { weekend } = document.documentElement.dataset;
  if (weekend) document.querySelector(`details[data-weekend="${weekend}"]`).open = true;
}
