import { takeout } from '../support/exports.ts'
import { expect, test } from './support/fixtures.ts'
import { button, DIALOG, heading } from './support/targets.ts'

// ZIPs are read by a worker with the browser's own decompression, which differs by engine.

test('photos of an export are shown, chosen and kept', async ({ tab }) => {
  await tab.goto('/photos')
  await tab.press(button('Bring photos from elsewhere'))
  const zip = await takeout([
    { name: 'lake.jpg', day: '1987-06-14', caption: 'At the lake' },
    { name: 'boat.jpg', day: '1987-06-15' },
    { name: 'party.jpg', day: '2019-05-13' },
  ])
  await tab.choose({ css: `${DIALOG} input[type=file]` }, [zip])
  await tab.sees(heading('Choose from your photos', DIALOG))
  await tab.counts(`${DIALOG} li img`, 3, 30_000)
  await tab.press(button('Choose all of 1987', DIALOG))
  await tab.reads('2 chosen. There is room for 498 more.', { within: DIALOG })
  await tab.press(button('Add 2 photos', DIALOG))
  await tab.counts('main figure img', 2, 30_000)
  await tab.counts('main progress', 0, 30_000)
  await tab.reload()
  await tab.counts('main figure img', 2, 30_000)
  expect(await tab.property({ css: 'main li textarea' }, 'value')).toBe('At the lake')
})
