import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { mallocSettings, nodeArguments } from '#server/lib/memory-settings.ts'

/** The built product on loopback, for measurements. */
export interface Product {
  url: string
  dataDir: string
  process: ChildProcess
  operatorToken: string
  /** The code mailed to an address, when mails do not go to the outbox; undefined before it arrives. */
  codeTo?(email: string): string | undefined
  close(): Promise<void>
}

/**
 * `BENCH_MEMORY=off`: without the memory settings of `npm start` (docs/decisions/0046).
 *
 * @param environment with a `DATA_DIR` if several share one; its creator deletes it
 */
export async function openProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'afterglow-bench-')))
  const port = await freePort()
  const asStarted = process.env.BENCH_MEMORY !== 'off'
  const child = fork('build/server/bench.js', {
    execArgv: asStarted ? nodeArguments : [],
    env: {
      ...process.env,
      ...(asStarted && mallocSettings),
      ...environment,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server stopped'))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    process: child,
    operatorToken: (await readFile(join(dataDir, 'operator-token'), 'utf8')).trim(),
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      if (!environment.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a script that knows what it asked for
export type Json = any

export async function ask(
  product: Product,
  method: string,
  path: string,
  token: string | null,
  body?: object | FormData,
): Promise<Json> {
  const isForm = body instanceof FormData
  const response = await fetch(product.url + path, {
    method,
    headers: { ...(token && { pid: token }), ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const answer: Json = await response.json()
  if (!answer.success) throw new Error(`${path}: ${answer.msg}`)
  return answer
}

/**
 * A confirmed host with a paid memorial of `photos` photos and `stories` stories, all rendered. Photos are small by
 * default; `photoWidth` sets their width in pixels.
 */
export async function aMemorial(
  product: Product,
  wanted: { photos: number; stories: number; photoWidth?: number },
) {
  const email = `bench-${Date.now()}@example.com`
  const password = 'measured twice'
  const { token } = await ask(product, 'POST', '/anon/signup', null, { email, password })
  await ask(product, 'POST', '/user/code/confirm', token, { code: await codeFor(product, email) })
  const stories = Array.from({ length: wanted.stories }, (_, at) => ({
    uuid: null,
    text: `Story ${at}. ${STORY}`,
  }))
  const { memorial } = await ask(product, 'POST', '/memorial/create', token, {
    nameOfPerson: 'Margaret Anne Hollis',
    hostMessage: STORY.slice(0, 480),
    stories,
  })
  for (let at = 0; at < wanted.photos; at += 1)
    await sendPhoto(product, token, memorial.uuid, await picture(wanted.photoWidth ?? 640, at))
  const code = `BENCH${Date.now()}`
  await ask(product, 'POST', '/operator/promo', product.operatorToken, { code, free: true })
  await ask(product, 'POST', '/memorial/promo/validate', token, { code, memorialUuid: memorial.uuid })
  await untilRendered(product, token, memorial.uuid)
  return {
    email,
    password,
    token: String(token),
    uuid: String(memorial.uuid),
    shareSlug: String(memorial.shareSlug),
  }
}

export async function sendPhoto(product: Product, token: string, uuid: string, jpeg: Buffer) {
  const form = new FormData()
  form.set('title', 'A summer')
  form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg')
  return ask(product, 'POST', `/memorial/media/upload/${uuid}`, token, form)
}

/** Resolves once every photo of a memorial has all its sizes; each has more than one. */
export async function untilRendered(product: Product, token: string, uuid: string) {
  for (;;) {
    const { memorial } = await ask(product, 'GET', `/memorial/get/${uuid}`, token)
    if (memorial.media.every((one: Json) => one.state === 'READY' && one.widths.length > 1)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Resolves once no job of these names is under way or waits for its turn. */
export async function untilDone(product: Product, names: readonly string[]) {
  for (;;) {
    const metrics = await fetch(`${product.url}/metrics`, { headers: { pid: product.operatorToken } })
    const told = await metrics.text()
    const left = names.some((name) =>
      new RegExp(`jobs\\{name="${name}",state="(created|retry|active)"\\} [1-9]`).test(told),
    )
    if (!left) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function codeFor(product: Product, email: string): Promise<string> {
  for (;;) {
    const code = product.codeTo ? product.codeTo(email) : await codeInOutbox(product, email)
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function codeInOutbox(product: Product, email: string): Promise<string | undefined> {
  const mails: Json[] = await (await fetch(`${product.url}/dev/mailbox.json`)).json()
  return mails
    .map((mail) => mail.to.includes(email) && /\b[A-HJKMNP-Z2-9]{5}\b/.exec(mail.text)?.[0])
    .find(Boolean)
}

/** A JPEG with as many bytes as a real photo; 4:3, `width` pixels wide. */
export async function picture(width: number, seed: number): Promise<Buffer> {
  const height = Math.round((width * 3) / 4)
  const noise = await sharp({
    create: {
      width: Math.round(width / 8),
      height: Math.round(height / 8),
      channels: 3,
      background: '#c08a58',
      noise: { type: 'gaussian', mean: 120 + (seed % 40), sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  return sharp(noise).resize(width, height).jpeg({ quality: 88 }).toBuffer()
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}

const STORY =
  'Every letter we ever sent her went into the biscuit tin above the stove, tied with kitchen string. On Sundays she would take one down, put on her glasses, and read it to us as if it had come that morning. She did the voices. She did mine better than I do. '.repeat(
    3,
  )
