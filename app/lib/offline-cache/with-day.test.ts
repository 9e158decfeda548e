import { expect, test } from 'vitest'
import { memorialPath } from './memorial-day-cache.ts'
import { showSlideshowLink, withDay } from './with-day.ts'

const day = {
  name: 'Margaret <b>Hollis</b> $& {name}',
  date: 'Nov 28, 2031',
  place: 'St Brigid’s Hall & garden',
  details: '',
}

test('shows the day on the page and leaves the rest unchanged', async () => {
  const html =
    '<p hidden="">a</p><section class="b" hidden="" data-kept-day=""><h2 dir="auto" data-day="name"></h2>' +
    '<p data-day="date"></p><p data-day="place"></p><p data-day="details"></p>' +
    '<p data-day="programme"></p></section>'
  const answer = await withDay(new Response(html, { headers: { 'content-type': 'text/html' } }), day)
  expect(await answer.text()).toBe(
    '<p hidden="">a</p><section class="b" data-kept-day="">' +
      '<h2 dir="auto" data-day="name">Margaret &lt;b&gt;Hollis&lt;/b&gt; $&amp; {name}</h2>' +
      '<p data-day="date">Nov 28, 2031</p><p data-day="place">St Brigid’s Hall &amp; garden</p>' +
      '<p data-day="details"></p><p data-day="programme"></p></section>',
  )
  expect(answer.headers.get('content-type')).toBe('text/html')
})

test('shows the programme, if one was stored', async () => {
  const html = '<section hidden="" data-kept-day=""><p data-day="programme"></p></section>'
  const page = () => new Response(html, { headers: { 'content-type': 'text/html' } })
  const answer = await withDay(page(), { ...day, programme: 'The service\n2 PM' })
  expect(await answer.text()).toContain('<p data-day="programme">The service\n2 PM</p>')
  expect(await (await withDay(page(), day)).text()).toContain('<p data-day="programme"></p>')
})

test('the programme is folded once its last event is over', async () => {
  const html =
    '<section hidden="" data-kept-day=""><details class="a" hidden="" open="" data-kept-programme="">' +
    '<summary>The day</summary><p data-day="programme"></p></details></section>'
  const shown = async (now: number) => {
    const page = new Response(html, { headers: { 'content-type': 'text/html' } })
    return (await withDay(page, { ...day, programme: 'The service', overAt: 5000 }, now)).text()
  }
  expect(await shown(4999)).toContain('<details class="a" open="" data-kept-programme="">')
  expect(await shown(5000)).toContain('<details class="a" data-kept-programme="">')
  const plain = await withDay(new Response(html, { headers: { 'content-type': 'text/html' } }), day)
  expect(await plain.text()).toContain('<details class="a" hidden=""')
})

test('the pages of a memorial share one path, and other pages have none', () => {
  expect(memorialPath('/view/margaret-ab12')).toBe('/view/margaret-ab12')
  expect(memorialPath('/view/margaret-ab12/rsvp')).toBe('/view/margaret-ab12')
  expect(memorialPath('/view/')).toBeNull()
  expect(memorialPath('/memorial/load/1')).toBeNull()
})

const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html', etag: '"1"' } })

test('shows the link to the slideshow and leaves the rest of the page unchanged', async () => {
  const link = '<p hidden="">a</p><a href="/memorial/slideshow" hidden="" data-kept-slideshow="" class="b">'
  const answer = await showSlideshowLink(page(`${link}Show</a>`))
  expect(await answer.text()).toBe(
    '<p hidden="">a</p><a href="/memorial/slideshow" data-kept-slideshow="" class="b">Show</a>',
  )
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await (await showSlideshowLink(page('<p>None</p>'))).text()).toBe('<p>None</p>')
})
