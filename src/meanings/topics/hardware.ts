import { between, lognormal, measure, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What people bound something with. */
export const LIMITS = between(
  1,
  10_000,
  weightsBy({ 5: 6, 10: 18, 20: 10, 25: 8, 50: 16, 100: 22, 250: 4, 500: 8, 1000: 8, 5000: 2 }),
);

/** Bytes of disks as they are sold. */
const DISKS = {
  64023257088: 8,
  128035676160: 14,
  250059350016: 22,
  500107862016: 26,
  1000204886016: 18,
  2000398934016: 9,
  4000787030016: 3,
};

/** Sizes of machines and of what they keep. */
export const hardware: readonly MeaningRow[] = [
  measure(
    'preference of a mail host',
    'mx priority|preference, mx record/priority',
    between(0, 100, weightsBy({ 0: 4, 1: 6, 5: 10, 10: 50, 20: 22, 30: 6, 50: 2 })),
  ),
  {
    name: 'duration.seconds that are set',
    role: 'duration.seconds',
    names: 'interval|timeout|cooldown|lifetime|frequency second, timeout',
    numbers: between(1, 86_400, weightsBy({ 5: 6, 10: 10, 30: 18, 60: 26, 120: 6, 300: 14, 600: 6, 900: 4, 3600: 2 })),
  },
  measure(
    'core count',
    'core, core|cpu|thread count, vcpu, cpus',
    between(1, 128, weightsBy({ 1: 6, 2: 18, 4: 30, 8: 26, 16: 14, 32: 4, 64: 2 })),
  ),
  measure(
    'memory in gigabytes',
    'ram, memory, gb, gigabyte, ram|memory size, vram, ram|memory capacity',
    between(1, 1024, weightsBy({ 2: 4, 4: 12, 8: 28, 16: 26, 32: 15, 64: 8, 128: 4, 256: 2, 512: 1 })),
  ),
  measure(
    'storage in gigabytes',
    'storage|disk|disk size|storage size|disk space|capacity|storage capacity|quota|hard disk|hdd|ssd|drive size|internal storage|volume size|flash|disk total|storage total|storage limit gb, disk|storage|hdd|ssd|drive size, storage, disk, disk space, storage|drive|disk capacity, hdd, ssd, device/capacity gb',
    between(1, 16_384, weightsBy({ 32: 6, 64: 14, 128: 24, 256: 26, 512: 18, 1024: 8, 2048: 3, 4096: 1 })),
  ),
  measure(
    'used storage in gigabytes',
    'used|disk used|storage used|used space|used capacity gb, used space, disk used',
    between(1, 16_384, lognormal(140, 1)),
  ),
  measure(
    'free storage in gigabytes',
    'free|disk free|free space|available|free disk|remaining gb, free space, disk free',
    between(1, 16_384, lognormal(110, 1)),
  ),
  measure(
    'all memory in megabytes',
    'memory total|total|ram total|limit|quota|capacity|maximum|maximum storage mb',
    between(512, 1_048_576, weightsBy({ 1024: 8, 2048: 14, 4096: 24, 8192: 26, 16384: 18, 32768: 8 })),
  ),
  measure(
    'used memory in megabytes',
    'memory used|used|ram used|memory usage|heap used|heap|rss mb',
    between(32, 1_048_576, lognormal(2_100, 0.8)),
  ),
  measure(
    'bytes in all',
    'total|capacity|disk total|storage total byte',
    between(32_000_000_000, 16_000_000_000_000, weightsBy(DISKS)),
    {
      beside: 'free, used, available, filesystem, disk, volume',
    },
  ),
  measure('used bytes', 'used byte, byte used', between(1_000_000, 8_000_000_000_000, lognormal(90_000_000_000, 1)), {
    beside: 'free, total, capacity, available',
  }),
  measure(
    'free bytes',
    'free|available byte, byte free',
    between(1_000_000, 8_000_000_000_000, lognormal(80_000_000_000, 1)),
  ),
  measure(
    'memory sold in megabytes',
    'ram|memory size|memory limit|ram size|memory|vram mb, memory limit',
    between(64, 1_048_576, weightsBy({ 256: 4, 512: 10, 1024: 18, 2048: 20, 4096: 18, 8192: 16, 16384: 9, 32768: 5 })),
  ),
  measure(
    'storage in terabytes',
    'terabyte, tb',
    between(1, 64, weightsBy({ 1: 24, 2: 26, 4: 22, 8: 14, 12: 4, 16: 6, 20: 2 })),
  ),
  measure('memory in megabytes', 'mb, megabyte, data usage', between(1, 65_536, lognormal(180, 1.4), 1)),
  measure('kilobytes', 'kb, kilobyte', between(1, 500_000, lognormal(240, 1.4))),
  measure('bytes of a song', 'track|song/byte', between(900_000, 40_000_000, lognormal(7_000_000, 0.4))),
  measure(
    'bytes',
    'byte, file|byte|upload|original|compressed|object|attachment|message|image|blob|payload|body|backup|packet size, filesize, content length, total|used byte, byte sent|received, document|media|video|asset/size, size of file, byte|storage used',
    between(120, 2_000_000_000, lognormal(240_000, 1.8)),
  ),
];
