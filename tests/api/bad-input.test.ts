import { expect, test } from 'vitest'
import { fillPath } from '#contract/endpoint.ts'
import {
  answer,
  answered,
  aStrangeRequest,
  endings,
  rightBody,
  strange,
  strangeNames,
  takesFields,
} from '../support/strange.ts'

// Whatever is sent, the server never fails, and answers in the envelope of the API.
const PATIENCE = { timeout: 300_000 }

test(
  'a body of any shape gets an error in the usual form, with a session and without',
  PATIENCE,
  async () => {
    const { app, names, tokenFor, unlimited } = await aStrangeRequest()
    for (const { name, endpoint } of answered) {
      const url = fillPath(endpoint.path, names)
      const headers = { 'content-type': 'application/json' }
      for (const token of [undefined, tokenFor(endpoint)]) {
        if (token && endings.has(name)) continue
        await unlimited()
        const tries = strange.map((body) => {
          const sent = { token, headers, json: JSON.stringify(body) }
          return answer(app, endpoint.method, url, endpoint.method === 'GET' ? { token } : sent, body)
        })
        await Promise.all(tries)
      }
    }
  },
)

test('an odd value in any field gets an error in the usual form', PATIENCE, async () => {
  const { app, names, tokenFor, unlimited } = await aStrangeRequest()
  for (const { name, endpoint } of answered) {
    const right = rightBody(name, names)
    const url = fillPath(endpoint.path, names)
    expect([name, Object.keys(right).length > 0]).toEqual([name, takesFields(endpoint)])
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

test('odd values in lists get an error in the usual form', PATIENCE, async () => {
  const { app, names, token } = await aStrangeRequest()
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
  const { memorialUuid, storyUuid, photoUuid, fundId } = names
  const edits = (value: unknown): [string, object[]][] => [
    ['edit', inside(value).map((part) => ({ uuid: memorialUuid, ...part }))],
    [
      `stories/update/${memorialUuid}`,
      [value, { uuid: value, text: 'x' }, { uuid: storyUuid, text: value }]
        .map((story): object => ({ stories: [story], deleteStoryUuids: [] }))
        .concat({ stories: [], deleteStoryUuids: [value] }),
    ],
    [
      `photos/batch-update/${memorialUuid}`,
      [value, { uuid: value, title: 'x' }, { uuid: photoUuid, title: value }]
        .map((photo): object => ({ photos: [photo], deletePhotoUuids: [] }))
        .concat({ photos: [], deletePhotoUuids: [value] }),
    ],
    [
      `funds/update/${memorialUuid}`,
      [
        value,
        { id: value, title: 'x' },
        { id: fundId, title: value },
        { title: 'x', description: value },
        { title: 'x', goalMinor: value },
      ]
        .map((fund): object => ({ funds: [fund], deleteFundIds: [] }))
        .concat({ funds: [], deleteFundIds: [value] }),
    ],
  ]
  for (const value of strange) {
    const tries = edits(value).flatMap(([path, bodies]) =>
      bodies.map((json) => answer(app, 'POST', `/memorial/${path}`, { token, json }, json)),
    )
    await Promise.all(tries)
  }
})

test('odd values in the query get an error in the usual form', PATIENCE, async () => {
  const { app, names, tokenFor } = await aStrangeRequest()
  const asking = answered.filter(({ endpoint }) => endpoint.query)
  expect(asking.length).toBeGreaterThan(0)
  for (const { endpoint } of asking)
    for (const field of Object.keys(endpoint.query?.shape ?? {})) {
      const tries = strangeNames.flatMap((value) =>
        [`${field}=${value}`, `${field}=${value}&${field}=x`, `${field}[]=${value}`].map((query) => {
          const url = `${fillPath(endpoint.path, names)}?${query}`
          return answer(app, endpoint.method, url, { token: tokenFor(endpoint) }, query)
        }),
      )
      await Promise.all(tries)
    }
})

test('odd values in the path get an error in the usual form', PATIENCE, async () => {
  const { app, names, tokenFor } = await aStrangeRequest()
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
