import { expect, test } from 'vitest'
import { isHostLink, readStreamLink } from './stream-link.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc', 'youtube.com'],
  ['https://youtu.be/abc', 'youtu.be'],
  ['https://us02web.zoom.us/j/123?pwd=x', 'us02web.zoom.us'],
  ['HTTPS://Vimeo.com/1', 'vimeo.com'],
  ['https://teams.microsoft.com/l/meetup-join/x', 'teams.microsoft.com'],
  ['https://watch.obitus.com/x', 'watch.obitus.com'],
])('%s is on a known site', (link, site) => {
  expect(readStreamLink(link)).toMatchObject({ site, isKnown: true })
})

test.each([
  'https://stream.funeral-home.example/x',
  'https://notyoutube.com/x',
  'https://youtube.com.evil.example/x',
])('%s is on another site', (link) => {
  expect(readStreamLink(link)).toMatchObject({ isKnown: false })
})

test.each([
  'http://youtube.com/x',
  'ftp://youtube.com/x',
  'javascript:alert(1)',
  'youtube.com/x',
  '//youtube.com/x',
  'https://ana@youtube.com/x',
  'https://ana:secret@youtube.com/x',
  'https://localhost/x',
  'https://printer/x',
  'https://nas.local/x',
  'https://nas.local./x',
  'https://localhost../x',
  'https://foo.local../x',
  'https://nip.io../x',
  'https://youtube.com../x',
  'https://a..b.com/x',
  'https://.b.com/x',
  'https://wiki.internal/x',
  'https://router.home.arpa/x',
  'https://127.0.0.1.nip.io/x',
  'https://10-0-0-1.sslip.io/x',
  'https://localtest.me/x',
  'https://app.LocalTest.me/x',
  'https://lvh.me:8443/x',
  'https://expyuzz4wqqyqhjn.onion/x',
  'https://stream.onion./x',
  'https://stats.i2p/x',
  'https://8.8.8.8/x',
  'https://192.168.1.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[fe80::1]/x',
  'https://',
  '',
])('%s is refused', (link) => {
  expect(readStreamLink(link)).toBeNull()
})

test.each([
  'https://us02web.zoom.us/j/123?pwd=x&zak=eyJ0',
  'https://us02web.zoom.us/s/123?zak=eyJ0',
  'https://zoom.us/s/123',
  'https://agency.zoomgov.com/S/123#success',
])('%s holds the key of the host, and is refused', (link) => {
  expect([isHostLink(link), readStreamLink(link)]).toEqual([true, null])
})

test.each(['https://zoom.us/j/123?pwd=x', 'https://example.com/s/123', 'https://zoom.us.example/s/1'])(
  '%s is for guests',
  (link) => {
    expect([isHostLink(link), readStreamLink(link)?.url]).toEqual([false, link])
  },
)
