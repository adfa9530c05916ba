/** The clock of Redis, in whole milliseconds: the same for all processes that ask. */
const REDIS_CLOCK = 'tonumber(time[1]) * 1000 + math.floor(time[2] / 1000)';

/**
 * The token bucket of `limiter.ts` in Lua, which Redis runs without anything in between. KEYS: that of the bucket. ARGV: the burst, the
 * units of a token, and 1 to take one or 0 to look. Gives whether a token was there, 1 or 0, and the units until the bucket is full.
 *
 * A bucket is the time at which it is full, in milliseconds and units beyond them: as one number it would not be exact in Lua. One that is
 * full is forgotten by its expiry (PXAT is there from Redis 6.2 on). A clock that was put back makes no bucket emptier than empty. `now`: what gives the time, for tests.
 */
export function bucketScript(now = REDIS_CLOCK): string {
  return `
local time = redis.call('TIME')
local now = ${now}
local burst, token = tonumber(ARGV[1]), tonumber(ARGV[2])
local capacity = burst * token
local missing = 0
local bucket = redis.call('GET', KEYS[1])
if bucket then
  local milliseconds, units = string.match(bucket, '^(%d+) (%d+)$')
  missing = math.min(math.max((milliseconds - now) * burst + units, 0), capacity)
end
if missing + token > capacity then return {0, missing} end
if ARGV[3] == '0' then return {1, missing} end
missing = missing + token
bucket = string.format('%.0f %.0f', now + math.floor(missing / burst), missing % burst)
redis.call('SET', KEYS[1], bucket, 'PXAT', string.format('%.0f', now + math.ceil(missing / burst)))
return {1, missing}
`;
}
