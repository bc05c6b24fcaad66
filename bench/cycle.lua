-- Asks the paths of a file one after another, from the first again after the last.
local paths = {}
for line in io.lines(os.getenv('PATHS_FILE')) do
  paths[#paths + 1] = line
end

local index = 0
request = function()
  index = index % #paths + 1
  return wrk.format('GET', paths[index])
end
