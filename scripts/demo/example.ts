import { exampleSlug } from '#app/features/landing/examples.ts'
import { getPublicMemorial } from '#contract/memorials.ts'
import { changeSettings } from '#contract/safety.ts'
import { type Client, Refused } from './client.ts'
import { hosting } from './hosting.ts'
import { visiting } from './visiting.ts'

export interface Making {
  client: Client
  operatorToken(): Promise<string>
  /** Called with a line for each step. */
  say(line: string): void
}

/**
 * Makes the memorial that the landing page's two example links show, through the calls of a host and of visitors. An
 * existing one stays unchanged, whatever its host made of it; an interrupted run is continued. A passcode keeps it
 * closed until it is complete. Rejects with one line that says what is missing.
 */
export async function makeExample({ client, operatorToken, say }: Making): Promise<void> {
  if (await isThere(client)) return say('The example is there already; nothing has been changed.')
  if (!(await client.outbox()))
    throw new Error('This server sends real mail. The example is made only where mail stays in the outbox.')
  const operator = await operatorToken()

  const host = await hosting(client, say)
  const word = await host.close()
  await host.fill()
  await host.pay(operator)
  await host.plan()
  await host.invite()
  const visits = await visiting({ client, word, memorial: await host.read(), say })
  await visits.contribute()
  await visits.give()
  await visits.answer()
  await host.thank()
  say('Waiting   until the photos are ready')
  await host.untilRendered()
  await client.call(changeSettings, {
    token: host.token,
    params: { memorialUuid: host.memorialUuid },
    body: { visibility: 'LINK' },
  })
  say('The example is ready.')
}

async function isThere(client: Client): Promise<boolean> {
  try {
    await client.call(getPublicMemorial, { params: { slug: exampleSlug } })
    return true
  } catch (reason) {
    const isMissing = reason instanceof Refused && /^PUBLIC_(?:MISSING|PRIVATE)$/.test(reason.code ?? '')
    if (isMissing) return false
    throw reason
  }
}
