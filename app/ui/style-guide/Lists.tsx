import { BookOpen, LogOut } from 'lucide-react'
import { useState } from 'react'
import { memorialLink, shareLinks } from '#app/lib/share-links.ts'
import type { Media } from '#contract/media.ts'
import { Button } from '../Button.tsx'
import album from '../illustrations/album.svg?url&no-inline'
import radio from '../illustrations/radio.svg?url&no-inline'
import { Menu, MenuAnchor, MenuButton } from '../Menu.tsx'
import { MenuLink } from '../MenuLink.tsx'
import { MoreForm } from '../MoreForm.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import { PhotoViewer, type ViewerPhoto } from '../PhotoViewer.tsx'
import { Picture } from '../Picture.tsx'
import { QrSection } from '../qr/QrSection.tsx'
import { ShareLinks } from '../ShareLinks.tsx'
import { Spinner } from '../Spinner.tsx'
import { trustLinkTags } from '../trust-link-tags.tsx'
import { VideoPlayer } from '../VideoPlayer.tsx'
import { Sample, Section } from './StyleGuide.tsx'

const SIZE = { width: 480, height: 360 }

const photo: Media = {
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
const unplayable: Media = {
  ...photo,
  mediaType: 1,
  poster: { url: album, ...SIZE },
  sources: [{ url: radio, type: 'video/mp4', bytes: 12_300_000 }],
}

const photos: ViewerPhoto[] = [
  { href: album, alt: 'An album', caption: 'The album on the sideboard', sources: [], ...SIZE },
  { href: radio, alt: 'A wireless', caption: '', from: 'Joan Barker', sources: [], ...SIZE },
]

const links = shareLinks(
  'Margaret Anne Hollis',
  memorialLink('https://afterglow.example', 'margaret-anne-hollis-4f9k2c'),
  'en',
)

const more = {
  action: '/dev/ui',
  query: {},
  words: { more: 'Show more', loading: 'Loading…', failed: 'Please try again.', shown: '24 of 61' },
  onMore: async () => {},
}

export function Lists() {
  const [isOpen, setOpen] = useState(false)
  const [shares, setShares] = useState(false)
  return (
    <Section title="Lists, photos and links" wide>
      <Sample name="Menu">
        <Menu label="Account" icon={BookOpen}>
          <MenuLink to="/dev/ui" icon={BookOpen}>
            My memorials
          </MenuLink>
          <MenuAnchor href="/dev/ui" icon={BookOpen}>
            View Memorial
          </MenuAnchor>
          <MenuButton icon={LogOut} onPress={() => {}}>
            Log out
          </MenuButton>
        </Menu>
      </Sample>
      <Sample name="More of a list: more, busy, failed, the end">
        <MoreForm {...more} isLast={false} failed={false} />
        <MoreForm {...more} isLast={false} failed={false} busy />
        <MoreForm {...more} isLast={false} failed />
        <MoreForm {...more} isLast failed={false} />
      </Sample>
      <Sample name="A memorial that was not read, and one that is gone">
        <NotLoaded title="The memorial could not be loaded." isGone={false} onAgain={() => {}} />
        <NotLoaded title="This memorial is not here any more." isGone onAgain={() => {}} />
      </Sample>
      <Sample name="A photo, and all of them in the dark room">
        <Picture photo={photo} alt="An album" sizes="30rem" />
        <Button onPress={() => setOpen(true)}>Look at the photos</Button>
        {isOpen && <PhotoViewer photos={photos} start={0} onClose={() => setOpen(false)} />}
      </Sample>
      <Sample name="A video that this browser cannot play">
        <VideoPlayer video={unplayable} label="Video message" />
      </Sample>
      <Sample name="A video that is being made ready, and one that could not be">
        <VideoPlayer video={{ ...unplayable, state: 'PROCESSING' }} label="Video message" />
        <VideoPlayer video={{ ...unplayable, state: 'FAILED', poster: null }} label="Video message" />
      </Sample>
      <Sample name="A page of the foot among words">
        <p>Before you send it: {trustLinkTags.privacy('what we keep')}.</p>
      </Sample>
      <Sample name="Links of a memorial; they ask the device what it can share">
        {shares ? (
          <>
            <ShareLinks links={links} visibility="LINK" />
            <QrSection link={links.link} slug="margaret" cardsPath="/memorial/cards" />
          </>
        ) : (
          <Button onPress={() => setShares(true)}>Show</Button>
        )}
      </Sample>
      <Sample name="The sun that breathes">
        <p className="row">
          <Spinner /> Sending…
        </p>
        <p className="row">
          <Spinner warm /> Making your book…
        </p>
      </Sample>
    </Section>
  )
}
