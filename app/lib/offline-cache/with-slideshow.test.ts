import { expect, test } from 'vitest'
import { withSlideshow } from './with-slideshow.ts'

const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html', etag: '"1"' } })

test('shows the link to the slideshow and leaves the rest of the page unchanged', async () => {
  const link = '<p hidden="">a</p><a href="/memorial/slideshow" hidden="" data-kept-slideshow="" class="b">'
  const answer = await withSlideshow(page(`${link}Show</a>`))
  expect(await answer.text()).toBe(
    '<p hidden="">a</p><a href="/memorial/slideshow" data-kept-slideshow="" class="b">Show</a>',
  )
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await (await withSlideshow(page('<p>None</p>'))).text()).toBe('<p>None</p>')
})
