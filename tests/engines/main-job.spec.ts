import { expect, PHONE, test } from './support/fixtures.ts'
import { threePhotos } from './support/photos.ts'
import type { Tab } from './support/tab.ts'
import { button, choice, DIALOG, field, heading, link, onwards } from './support/targets.ts'

// The whole way from the landing page to a shared memorial on a phone, in engines other than Chromium's.

const NAME = 'Margaret Anne Hollis'
const STORY = 'Every letter we ever sent her went into the biscuit tin above the stove.'
const MESSAGE = 'Mum never let anyone leave the house hungry, or without a coat.'

test('a host makes, pays for and shares a memorial on a phone, and a friend opens it', async ({
  tab,
  driven,
  engine,
  mailedCode,
}) => {
  const email = `claire-${engine}-${Date.now()}@example.com`
  const photos = await threePhotos()

  await test.step('the landing page', async () => {
    await tab.goto('/')
    await tab.press(link("Let's Go"))
    await tab.isAt('/who')
    await tab.alive()
  })

  await test.step('step 1: name and date', async () => {
    await tab.fill(field('What is the name of your loved one?'), NAME)
    await tab.press(choice(/^Yes, I have a specific date/))
    await tab.fill(field('Memorial Date'), '2030-11-28')
    await tab.fill(field(/^Address/), 'St Brigid’s Hall, 14 Marine Parade, Kingscliff')
    await next(tab, '/photos')
  })

  await test.step('step 2: photos, one of them a HEIC', async () => {
    // Wait for the heading, not for the address alone: the step before has a file input, too.
    await tab.sees(heading(/^Photos of Margaret/))
    await tab.choose({ css: 'main input[type=file]' }, photos)
    await tab.counts('main figure img', photos.length, 60_000)
    await tab.counts('main progress', 0, 60_000)
    await tab.fill(field('Photo Caption 1'), 'The sun comes up')
    await tab.fill(field('Story 1'), STORY)
    await tab.reads(`${photos.length} photos`)
    await next(tab, '/message')
  })

  await test.step('step 3: message', async () => {
    await tab.press(button('No, Write Message'))
    await tab.fill(field('Write your personal message here...'), MESSAGE)
    await next(tab, '/contacts')
  })

  await test.step('step 4: contacts', async () => {
    await tab.fill(field('Quick Import'), 'joan@example.com, tom@example.com\n+61 412 345 678')
    await tab.press(button('Import Contacts'))
    await tab.reads('3 contacts will be invited')
    await next(tab, '/preview')
  })

  await test.step('step 5: preview', async () => {
    // The day or the month comes first, as in the browser's region.
    for (const words of [NAME, '2030', STORY, MESSAGE, 'joan@example.com']) await tab.reads(words)
    await next(tab, '/save')
  })

  await test.step('step 6: save', async () => {
    await tab.fill(field('Your email'), email)
    await tab.press(button('Continue'))
    await tab.fill(field('Password'), 'roses in june')
    await tab.fill(field('Confirm password'), 'roses in june')
    await tab.press(button('Create Account'))
    await tab.fill(field('Verification code'), await mailedCode(email))
    await tab.press(button('Verify'))
    await tab.sees(onwards('Continue to Payment'), 60_000)
    await tab.press(onwards('Continue to Payment'))
    await tab.isAt('/payment')
  })

  await test.step('step 7: payment', async () => {
    await tab.fill(field('Cardholder name'), 'Claire Hollis')
    await tab.fill(field('Card number'), '4242 4242 4242 4242')
    await tab.fill(field('Expiry'), '12 / 40')
    await tab.fill(field('Security code (CVC)'), '123')
    await tab.press({ css: 'input[type=checkbox]' })
    await tab.press(button(/^Pay/))
    await tab.press(onwards('Continue to Share'))
    await tab.isAt('/share')
  })

  const address = await test.step('step 8: share', async () => {
    const shown = String(await tab.property(field('Memorial Link'), 'value'))
    expect(shown).toMatch(/\/view\/margaret-anne-hollis-[a-z0-9]{6}$/)
    await tab.press(button(/^send invitations/i, 'main'))
    await tab.press(button(/send/i, DIALOG))
    await tab.reads('Email invitations sent to 2 recipient(s)!')
    return shown
  })

  await test.step('a friend opens the link', async () => {
    await driven.fresh(PHONE)
    await tab.until(
      'every photo is on the page',
      async () => {
        await tab.goto(address)
        return (await tab.count('a[data-photo]')) === photos.length
      },
      // Made beside the work of others, when nothing else has to be done.
      180_000,
    )
    await tab.sees(heading(NAME))
    for (const words of [MESSAGE, STORY, 'The sun comes up']) await tab.reads(words)
    for (let at = 0; at < photos.length; at += 1)
      await tab.until(`photo ${at + 1} is painted`, () => driven.evaluate(isPainted, at))
    await tab.press(link(/The sun comes up/))
    await tab.reads('1 of 3', { within: DIALOG })
    await driven.keys('ArrowRight')
    await tab.reads('2 of 3', { within: DIALOG })
    await driven.keys('Escape')
    await tab.misses({ css: DIALOG })
  })
})

async function next(tab: Tab, path: string) {
  await tab.press(onwards('Next Step'))
  await tab.isAt(path)
}

/** Scrolls a photo of the gallery into view, so that it loads, and says whether it is shown. Runs in the page. */
function isPainted(at: number) {
  const image = document.querySelectorAll<HTMLImageElement>('a[data-photo] img')[at]
  image?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return Boolean(image?.complete && image.naturalWidth > 0)
}
