import { expect, test } from 'vitest'
import { fillPath } from '#contract/endpoint.ts'
import { answer, answered, aWorld, rightBody, strange, strangeNames } from '../support/strange.ts'

// Whatever is sent: never a fault of ours, always the envelope.
const PATIENCE = { timeout: 300_000 }

test('a body of any shape is answered in the envelope, with a token and without', PATIENCE, async () => {
  const { app, names, tokenFor, unlimited } = await aWorld()
  for (const { endpoint } of answered) {
    const url = fillPath(endpoint.path, names)
    const headers = { 'content-type': 'application/json' }
    for (const token of [undefined, tokenFor(endpoint)]) {
      // It would end the session of the others.
      if (token && endpoint.path === '/user/signout') continue
      await unlimited()
      const tries = strange.map((body) => {
        const sent = { token, headers, json: JSON.stringify(body) }
        return answer(app, endpoint.method, url, endpoint.method === 'GET' ? { token } : sent, body)
      })
      await Promise.all(tries)
    }
  }
})

test('a strange value in any field is answered in the envelope', PATIENCE, async () => {
  const { app, names, tokenFor, unlimited } = await aWorld()
  for (const { name, endpoint } of answered) {
    const right = rightBody(name, names)
    const url = fillPath(endpoint.path, names)
    expect([name, Object.keys(right).length > 0]).toEqual([name, endpoint.body !== undefined])
    for (const field of Object.keys(right)) {
      await unlimited()
      const tries = strange.map((value) => {
        const json = { ...right, [field]: value }
        return answer(app, endpoint.method, url, { token: tokenFor(endpoint), json }, { [field]: value })
      })
      await Promise.all(tries)
    }
  }
})

test('strange values inside lists are answered in the envelope', PATIENCE, async () => {
  const { app, names, token } = await aWorld()
  const inside = (value: unknown): object[] => [
    { mediaUuids: [value] },
    { adminUuids: [value] },
    { stories: [value] },
    { stories: [{ uuid: value, text: 'x' }] },
    { stories: [{ text: value }] },
    { contacts: [value] },
    { contacts: [{ uuid: value, email: 'kim@example.com' }] },
    { contacts: [{ email: value, firstName: 'Kim' }] },
    { contacts: [{ phone: value }] },
    { contacts: [{ email: 'kim@example.com', firstName: value, surname: value }] },
  ]
  for (const value of strange) {
    const tries = inside(value).map((part) => {
      const json = { uuid: names.memorialUuid, ...part }
      return answer(app, 'POST', '/memorial/edit', { token, json }, part)
    })
    await Promise.all(tries)
  }
})

test('strange names in an address are answered in the envelope', PATIENCE, async () => {
  const { app, names, tokenFor } = await aWorld()
  for (const { name, endpoint } of answered) {
    const parameters = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => String(parameter))
    for (const parameter of parameters) {
      const tries = strangeNames.map((value) => {
        const url = endpoint.path.replace(/:(\w+)/g, (_, one: string) =>
          one === parameter ? value : encodeURIComponent(String(names[one as keyof typeof names])),
        )
        const json = endpoint.method === 'GET' ? {} : { json: rightBody(name, names) }
        return answer(
          app,
          endpoint.method,
          url,
          { token: tokenFor(endpoint), ...json },
          { [parameter]: value },
        )
      })
      expect(Math.min(...(await Promise.all(tries)))).toBeGreaterThanOrEqual(200)
    }
  }
})
