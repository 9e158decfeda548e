import { expect, test } from './support/fixtures.ts'
import { anAccount, aPublicMemorial, call } from './support/memorials.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the bar at the foot of an Arabic page keeps its words centred, and off the edges of what they stand on', async ({
  page,
  server,
}) => {
  const host = await anAccount(server)
  const made = await aPublicMemorial(server, host, { memorialDate: '2031-11-28' })
  const body = { language: 'ar' }
  await call(server, 'POST', `/memorial/settings/${made.uuid}`, { token: host.token, body })
  await page.goto(`/view/${made.shareSlug}`)
  const link = page.locator('#bar').getByRole('link', { name: 'الرد على الدعوة' })
  await expect(link).toBeVisible()
  const edges = await link.evaluate((box) => {
    const range = document.createRange()
    range.selectNodeContents(box)
    const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
    return {
      top: inner.top - outer.top,
      left: inner.left - outer.left,
      right: outer.right - inner.right,
      align: getComputedStyle(box).textAlign,
    }
  })
  expect(edges.align).toBe('center')
  for (const room of [edges.top, edges.left, edges.right]) expect(room).toBeGreaterThanOrEqual(4)
  await page.screenshot({ path: test.info().outputPath('bar.png') })
})
