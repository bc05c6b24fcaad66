/** Shows the page's print button, which needs script. */
export function startPrintButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => print());
}
