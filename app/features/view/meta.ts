import type { MetaDescriptor } from 'react-router'
import { brand } from '#app/brand.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { jpegUpTo } from '../../lib/photos/srcset.ts'
import { unlistedMeta } from '../../lib/unlisted.ts'
import { view } from '../../messages/en/view.ts'

/**
 * What search engines, chats and social networks read. Not to be found by search unless the host says so. For
 * the loader: in the browser the words are compiled, and a name must not be read as a pattern.
 */
export function memorialMeta(memorial: PublicMemorial, publicUrl: string): MetaDescriptor[] {
  const { nameOfPerson: name, shareSlug, searchIndexed } = memorial
  const [title, description] = [view.title, view.description].map((text) =>
    text.replaceAll('{name}', () => name),
  )
  const url = `${publicUrl}/view/${shareSlug}`
  const picture = memorial.profilePhoto ?? memorial.media[0]
  const image = picture && new URL(jpegUpTo(picture, 1280), publicUrl).href
  return [
    { title },
    { name: 'description', content: description },
    ...(searchIndexed ? [] : [unlistedMeta]),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'profile' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:alt', content: name },
        ]
      : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(image ? [{ name: 'twitter:image', content: image }] : []),
  ] as MetaDescriptor[]
}
