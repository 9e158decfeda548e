/** Up to so many bytes the browser itself makes the checksum, which needs all of them in memory at once. */
const IN_ONE_PIECE = 64 * 1024 * 1024

/** The SHA-256 of a file, in hexadecimal digits. Of a long one no more than a piece is in memory at a time. */
export async function sha256Of(
  file: Blob,
  {
    signal,
    onBytes = () => undefined,
  }: { signal?: AbortSignal | undefined; onBytes?: (bytes: number) => void } = {},
): Promise<string> {
  signal?.throwIfAborted()
  if (file.size <= IN_ONE_PIECE) {
    const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    onBytes(file.size)
    return hexOf(new Uint8Array(sum))
  }
  const sum = new Sha256()
  const pieces = file.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await pieces.read()
      if (done) return sum.digest()
      signal?.throwIfAborted()
      sum.update(value)
      onBytes(value.length)
    }
  } finally {
    void pieces.cancel().catch(() => undefined)
  }
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const BLOCK = 64

/** FIPS 180-4, 6.2. Web Crypto makes no checksum piece by piece. */
export class Sha256 {
  private readonly state = Int32Array.from(rootsOf(8, 2))
  private readonly block = new Uint8Array(BLOCK)
  private readonly words = new Int32Array(BLOCK)
  private filled = 0
  private bytes = 0

  update(piece: Uint8Array): void {
    this.bytes += piece.length
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + BLOCK - this.filled)
      this.block.set(taken, this.filled)
      this.filled += taken.length
      at += taken.length
      if (this.filled === BLOCK) this.compress()
    }
  }

  /** Ends it, and returns hexadecimal digits. */
  digest(): string {
    const bits = this.bytes * 8
    this.block[this.filled++] = 0x80
    if (this.filled > BLOCK - 8) {
      this.block.fill(0, this.filled)
      this.compress()
    }
    this.block.fill(0, this.filled)
    const view = new DataView(this.block.buffer)
    view.setUint32(BLOCK - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(BLOCK - 4, bits >>> 0)
    this.compress()
    const sum = new DataView(new ArrayBuffer(32))
    for (const [at, word] of this.state.entries()) sum.setInt32(at * 4, word)
    return hexOf(new Uint8Array(sum.buffer))
  }

  private compress(): void {
    const { state, words } = this
    const view = new DataView(this.block.buffer)
    for (let at = 0; at < 16; at++) words[at] = view.getInt32(at * 4)
    for (let at = 16; at < BLOCK; at++) {
      const [late, early] = [words[at - 2] as number, words[at - 15] as number]
      const one = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      const other = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      words[at] = one + (words[at - 7] as number) + other + (words[at - 16] as number)
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let at = 0; at < BLOCK; at++) {
      const first =
        h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (CONSTANTS[at] as number) +
        (words[at] as number)
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, at) => {
      state[at] = (state[at] as number) + word
    })
    this.filled = 0
  }
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function rootsOf(count: number, root: 2 | 3): number[] {
  const primes: number[] = []
  for (let one = 2; primes.length < count; one++)
    if (primes.every((prime) => one % prime !== 0)) primes.push(one)
  return primes.map((prime) => ((root === 2 ? Math.sqrt(prime) : Math.cbrt(prime)) % 1) * 2 ** 32)
}

const CONSTANTS = Int32Array.from(rootsOf(64, 3))
