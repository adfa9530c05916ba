/*
 * The rows of the emit benchmark, written by hand in C: the yardstick of how fast such bytes can be made on a machine.
 *
 *   rows print TABLE ROWS      writes an INSERT statement with the rows to stdout
 *   rows serve                 reads lines `TABLE ROWS`; answers each with a line `NANOSECONDS BYTES`
 *
 * TABLE is ten, narrow or wide. The words come from pools.h, which the benchmark writes from Rowsmith's vocabulary, so
 * that both write rows of the same length.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "pools.h"

enum { CHUNK = 256 * 1024, SLACK = 64 * 1024, BATCH = 500, DAYS = 3653, GROUPS = 20, KEYS = 24 };

static char padded[10000 * 4], plain[10000 * 4], days[DAYS * 16], minutes[1440 * 8];
static uint32_t keys[GROUPS * KEYS];
static char out[CHUNK + SLACK];
static uint64_t total;
static int printing;

/* Two-key 32-bit hash of MurmurHash3, as Rowsmith draws. */
static inline uint32_t mix(uint32_t key, uint32_t row) {
  uint32_t h = row * 0x9e3779b1u + key;
  h ^= h >> 16;
  h *= 0x85ebca6bu;
  h ^= h >> 13;
  h *= 0xc2b2ae35u;
  return h ^ (h >> 16);
}

static inline uint32_t draw(uint32_t key, uint32_t row, uint32_t size) {
  return ((uint64_t)mix(key, row) * size) >> 32;
}

/* A permutation of 52-bit numbers: four rounds of a Feistel network. */
static inline uint64_t permuted(uint64_t number, const uint32_t *key) {
  uint32_t left = number >> 26, right = number & 0x3ffffff;
  for (int round = 0; round < 4; round++) {
    uint32_t next = left ^ (mix(key[round], right) & 0x3ffffff);
    left = right;
    right = next;
  }
  return (uint64_t)left << 26 | right;
}

static inline char *text(char *p, const char *constant, size_t length) {
  memcpy(p, constant, length);
  return p + length;
}
#define TEXT(constant) (p = text(p, constant, sizeof(constant) - 1))

/* An entry of a pool: 16 or 24 bytes, the last of which is the length. */
#define WORD(pool, key)                                                   \
  do {                                                                    \
    const unsigned char *entry = pool[draw(key, row, sizeof pool / sizeof pool[0])]; \
    memcpy(p, entry, sizeof pool[0]);                                     \
    p += entry[sizeof pool[0] - 1];                                       \
  } while (0)

static inline char *four(char *p, uint32_t value) {
  memcpy(p, plain + value * 4, 4);
  return p + 1 + (value > 9) + (value > 99) + (value > 999);
}

static inline char *fourPadded(char *p, uint32_t value) {
  memcpy(p, padded + value * 4, 4);
  return p + 4;
}

static inline char *number(char *p, uint64_t value) {
  if (value < 10000) return four(p, value);
  if (value < 100000000) return fourPadded(four(p, value / 10000), value % 10000);
  p = number(p, value / 100000000);
  uint32_t low = value % 100000000;
  return fourPadded(fourPadded(p, low / 10000), low % 10000);
}

/* The four hexadecimal digits of 16 bits at once. */
static inline void hexadecimal4(char *p, uint32_t value) {
  uint32_t spread = (value & 0xff) << 16 | value >> 8;
  spread = (spread << 8 & 0x0f000f00) | (spread >> 4 & 0x000f000f);
  spread += 0x30303030 + ((spread + 0x06060606) >> 4 & 0x01010101) * 39;
  memcpy(p, &spread, 4);
}

static inline char *timestamp(char *p, uint32_t day, uint32_t second) {
  memcpy(p, days + day * 16, 16);
  memcpy(p + 11, minutes + second / 60 * 8, 8);
  memcpy(p + 17, padded + second % 60 * 4 + 2, 2);
  return p + 19;
}

static inline char *uuid(char *p, uint32_t row, const uint32_t *key) {
  uint32_t a = mix(key[0], row), b = mix(key[1], row), c = mix(key[2], row), d = mix(key[3], row);
  hexadecimal4(p, a & 0xffff);
  hexadecimal4(p + 4, a >> 16);
  p[8] = '-';
  hexadecimal4(p + 9, b & 0xffff);
  p[13] = '-';
  hexadecimal4(p + 14, (b >> 16 & 0x0fff) | 0x4000);
  p[18] = '-';
  hexadecimal4(p + 19, (c & 0x3fff) | 0x8000);
  p[23] = '-';
  hexadecimal4(p + 24, c >> 16);
  hexadecimal4(p + 28, d & 0xffff);
  hexadecimal4(p + 32, d >> 16);
  return p + 36;
}

/* The columns behind the key of the ten-column table. */
static inline char *nine(char *p, uint32_t row, const uint32_t *key) {
  TEXT(", '");
  WORD(firstNames, key[4]);
  TEXT(" ");
  WORD(lastNames, key[5]);
  TEXT("', '");
  WORD(lowerFirstNames, key[6]);
  TEXT(".");
  WORD(lowerLastNames, key[7]);
  p = fourPadded(p, draw(key[8], row, 10000));
  TEXT("@");
  WORD(domainNames, key[9]);
  TEXT("', ");
  p = four(p, 18 + draw(key[10], row, 73));
  TEXT(", ");
  p = four(p, draw(key[11], row, 10000));
  *p++ = '.';
  memcpy(p, padded + draw(key[12], row, 100) * 4 + 2, 2);
  p += 2;
  TEXT(", ");
  WORD(booleans, key[13]);
  TEXT(", '");
  p = timestamp(p, draw(key[14], row, DAYS), draw(key[15], row, 86400));
  if (mix(key[16], row) < (uint32_t)(0.1 * 4294967296.0)) {
    TEXT("', NULL, '");
  } else {
    TEXT("', 'the ");
    WORD(adjectives, key[17]);
    TEXT(" ");
    WORD(nouns, key[18]);
    TEXT(" by the ");
    WORD(adjectives, key[19]);
    TEXT(" ");
    WORD(nouns, key[20]);
    TEXT("', '");
  }
  p = uuid(p, row, key);
  TEXT("', ");
  uint64_t units = (uint64_t)draw(key[21], row, 10) * 1000000000u + draw(key[22], row, 1000000000);
  p = four(p, units / 1000000);
  *p++ = '.';
  uint32_t fraction = units % 1000000;
  memcpy(p, padded + fraction / 10000 * 4 + 2, 2);
  return fourPadded(p + 2, fraction % 10000);
}

static inline char *tenRow(char *p, uint32_t row) {
  int64_t id = (int64_t)permuted(row, keys) - ((int64_t)1 << 51);
  if (id < 0) *p++ = '-';
  return nine(number(p, id < 0 ? -id : id), row, keys);
}

static inline char *wideRow(char *p, uint32_t row) {
  for (int group = 0; group < GROUPS; group++) {
    const uint32_t *key = keys + group * KEYS;
    if (group > 0) TEXT(", ");
    p = nine(number(p, 1 + draw(key[0], row, 1000000000)), row, key);
  }
  return p;
}

static inline char *narrowRow(char *p, uint32_t row) {
  p = number(p, 1 + draw(keys[0], row, 1000000000));
  TEXT(", '");
  WORD(nouns, keys[1]);
  TEXT("', ");
  WORD(booleans, keys[2]);
  return p;
}

static void drain(size_t length) {
  total += length;
  __asm__ volatile("" ::"r"(out) : "memory");
  if (printing) fwrite(out, 1, length, stdout);
}

#define WRITE(ROW)                                                       \
  for (uint32_t row = first; row < first + count; row++) {               \
    if (p > out + CHUNK) drain(p - out), p = out;                        \
    uint32_t place = (row - first) % BATCH;                              \
    if (place == 0) TEXT("INSERT INTO \"t\" VALUES\n");                  \
    TEXT("(");                                                           \
    p = ROW(p, row);                                                     \
    if (place == BATCH - 1 || row == first + count - 1) TEXT(");\n");    \
    else TEXT("),\n");                                                   \
  }

static __attribute__((noinline)) int write(const char *table, uint32_t first, uint32_t count) {
  char *p = out;
  if (strcmp(table, "ten") == 0) { WRITE(tenRow) }
  else if (strcmp(table, "narrow") == 0) { WRITE(narrowRow) }
  else if (strcmp(table, "wide") == 0) { WRITE(wideRow) }
  else return 0;
  drain(p - out);
  return 1;
}

static void prepare(void) {
  char line[40];
  for (int i = 0; i < 10000; i++) {
    sprintf(line, "%04d", i);
    memcpy(padded + i * 4, line, 4);
    memset(line, 0, 8);
    sprintf(line, "%d", i);
    memcpy(plain + i * 4, line, 4);
  }
  for (int i = 0; i < DAYS; i++) {
    time_t noon = 1577836800 + 86400L * i;
    strftime(days + i * 16, 16, "%Y-%m-%d ", gmtime(&noon));
  }
  for (int i = 0; i < 1440; i++) {
    sprintf(line, "%02d:%02d:", i / 60, i % 60);
    memcpy(minutes + i * 8, line, 6);
  }
  for (uint32_t i = 0; i < GROUPS * KEYS; i++) keys[i] = mix(12345, i);
}

static uint64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + now.tv_nsec;
}

int main(int count, char **arguments) {
  prepare();
  if (count == 4 && strcmp(arguments[1], "print") == 0) {
    printing = 1;
    return write(arguments[2], 0, atoi(arguments[3])) ? 0 : 2;
  }
  if (count != 2 || strcmp(arguments[1], "serve") != 0) return 2;
  char table[16];
  uint32_t rows, first = 0;
  while (scanf("%15s %u", table, &rows) == 2) {
    total = 0;
    uint64_t start = nanoseconds();
    if (!write(table, first, rows)) return 2;
    printf("%llu %llu\n", (unsigned long long)(nanoseconds() - start), (unsigned long long)total);
    fflush(stdout);
    first += rows;
  }
  return 0;
}
