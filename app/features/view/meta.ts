import type { MetaDescriptor } from 'react-router'
import { createTranslator } from 'use-intl/core'
import { brand } from '#contract/brand.ts'
import { excerptOf } from '#contract/excerpt.ts'
import { lifeSpan, writeInFull } from '#contract/life-span.ts'
import type { PublicMemorial } from '#contract/memorials.ts'
import { sharePicture, sharePicturePath } from '#contract/share-picture.ts'
import { lifeSpan as spanWords } from '#languages/en/screens/life-span.ts'
import { view as english } from '#languages/en/screens/view.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { noindexMeta } from '../../lib/noindex.ts'
import { translated, translatedInto } from '../../messages/translations.ts'

/**
 * Most characters of the host's words, which then end with an ellipsis: chats cut longer texts themselves, in mid-word.
 */
const DESCRIPTION_MAX = 199

/**
 * Meta tags for search engines, chats and social networks. Texts for networks are in the memorial's own language. The
 * page is `noindex` unless the host allows search engines. For loaders on the server only: in the browser messages are
 * compiled. The name is inserted as plain text and never parsed as a pattern.
 */
export function memorialMeta(memorial: PublicMemorial, publicUrl: string): MetaDescriptor[] {
  const { nameOfPerson: name, shareSlug, searchIndexed, hostMessage } = memorial
  const { view } = translated({ view: english })
  const { view: shared } = translatedInto(memorial.writtenIn, { view: english })
  const filled = (text: string) => text.replaceAll('{name}', () => name)
  const title = filled(shared.title)
  const begun = excerptOf(hostMessage ?? '', DESCRIPTION_MAX)
  const description = begun || filled(shared.description)
  const pictureAlt = [filled(shared.pictureAlt), lifeIn(memorial.writtenIn, memorial)]
    .filter(Boolean)
    .join(', ')
  const url = `${publicUrl}/view/${shareSlug}`
  const image = publicUrl + sharePicturePath(memorial)
  return [
    { title: filled(view.title) },
    { name: 'description', content: begun || filled(view.description) },
    ...(searchIndexed ? [] : [noindexMeta]),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'profile' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(sharePicture.width) },
    { property: 'og:image:height', content: String(sharePicture.height) },
    { property: 'og:image:alt', content: pictureAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: pictureAlt },
  ] as MetaDescriptor[]
}

/** The dates of the life, in a language that need not be the reader's. */
function lifeIn(language: Language, memorial: PublicMemorial): string {
  const messages = translatedInto(language, { lifeSpan: spanWords })
  const t = createTranslator({ locale: localeOf(language), timeZone: 'UTC', messages, namespace: 'lifeSpan' })
  return lifeSpan(memorial, t, writeInFull(language))
}
