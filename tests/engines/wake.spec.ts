import { corners, jpegOf } from '../../app/features/memory-cards/scan/testing.ts'
import { anAccount, aPublicMemorial, call } from '../e2e/support/memorials.ts'
import { aContribution, databaseOf } from '../support/responses.ts'
import { test } from './support/fixtures.ts'
import { button, link } from './support/targets.ts'

// What hosts do at the wake and after it, in engines other than Chromium's.

test('the live wall takes in a memory, and drops one that is hidden', async ({ tab, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  await tab.signIn(host)
  await tab.goto(`/memorial/load/${made.uuid}`)
  await tab.isAt('/memorial/dashboard')
  await tab.goto('/memorial/slideshow')
  await tab.press(link('Open the live wall'))
  await tab.press(button('Start the live wall'))
  await tab.reads('What do you remember?')
  const database = await databaseOf(server.dataDir)
  const { uuid } = await aContribution(database, made.uuid, { message: 'She sang.' })
  await database.end()
  await tab.reads('She sang.')
  const body = { hidden: true }
  await call(server, 'POST', `/memorial/contribution/hide/${made.uuid}/${uuid}`, { token: host.token, body })
  await tab.reads('What do you remember?')
})

test('photographed cards are found, straightened and filed', async ({ tab, server }) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host)
  const answer = await call(server, 'GET', `/memorial/show/${made.uuid}`, { token: host.token })
  const { show } = answer as unknown as { show: { scanned: string } }
  const text = `${show.scanned}?m=A4`
  const buffer = await jpegOf({
    width: 1250,
    height: 900,
    cards: [
      { corners: corners([60, 80], [560, 110], [540, 800], [50, 780]), text },
      { corners: corners([640, 120], [1130, 80], [1150, 790], [650, 800]), text },
    ],
    shadow: 0.3,
  })
  await tab.signIn(host)
  await tab.goto(`/memorial/memory-cards/${made.uuid}`)
  await tab.reads('The cards from the tables')
  await tab.choose({ css: 'input[type=file]' }, [{ name: 'table.jpg', mimeType: 'image/jpeg', buffer }])
  await tab.reads('2 found, 0 filed')
  await tab.press(button('File all 2 cards'))
  await tab.reads('2 found, 2 filed')
})
