-- Requests of an attacker. Environment: PATHS_FILE holds a path a line, HEADERS one "Name: value" a line, with # for a
-- number that is never the same; AHEAD requests are sent at once.
local paths = {}
for line in io.lines(os.getenv("PATHS_FILE")) do paths[#paths + 1] = line end
local ahead = tonumber(os.getenv("AHEAD") or "1")
local count = 0

local function one()
  count = count + 1
  local headers = { Host = "x" }
  for name, value in (os.getenv("HEADERS") or ""):gmatch("([%w-]+): ([^\n]+)") do
    local octets = (count % 250) .. "." .. (math.floor(count / 250) % 250)
    headers[name] = value:gsub("#.#", octets):gsub("#", count)
  end
  return wrk.format("GET", paths[count % #paths + 1], headers)
end

function request()
  local requests = {}
  for index = 1, ahead do requests[index] = one() end
  return table.concat(requests)
end
