import { memorialLink, shareLinks } from '#app/lib/share-links.ts'
import type { Media } from '#contract/media.ts'
import album from '../illustrations/album.svg?url&no-inline'
import radio from '../illustrations/radio.svg?url&no-inline'
import type { ViewerPhoto } from '../PhotoViewer.tsx'

/** What the samples of lists show. */

const SIZE = { width: 480, height: 360 }

export const photo: Media = {
  uuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  title: 'The album on the sideboard',
  url: album,
  location: '',
  filename: '',
  extension: 'svg',
  mediaType: 0,
  state: 'READY',
  widths: [],
  placeholder: null,
  durationSeconds: null,
  clientId: null,
  ...SIZE,
}

/** A picture in place of a video: no browser can play it. */
export const unplayable: Media = {
  ...photo,
  mediaType: 1,
  poster: { url: album, ...SIZE },
  sources: [{ url: radio, type: 'video/mp4', bytes: 12_300_000 }],
}

export const photos: ViewerPhoto[] = [
  { href: album, alt: 'An album', caption: 'The album on the sideboard', sources: [], ...SIZE },
  { href: radio, alt: 'A wireless', caption: '', from: 'Joan Barker', sources: [], ...SIZE },
]

export const links = shareLinks(
  'Margaret Anne Hollis',
  memorialLink('https://afterglow.example', 'margaret-anne-hollis-4f9k2c'),
  'en',
)

export const more = {
  action: '/dev/ui',
  query: {},
  words: { more: 'Show more', loading: 'Loading…', failed: 'Please try again.', shown: '24 of 61' },
  onMore: async () => {},
}
