import { BookOpen, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Menu, MenuAnchor, MenuButton } from '../Menu.tsx'
import { MenuLink } from '../MenuLink.tsx'
import { MoreForm } from '../MoreForm.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import { PhotoViewer } from '../PhotoViewer.tsx'
import { Picture } from '../Picture.tsx'
import { QrSection } from '../qr/QrSection.tsx'
import { RecordingCard } from '../RecordingCard.tsx'
import { ShareLinks } from '../ShareLinks.tsx'
import { Spinner } from '../Spinner.tsx'
import { trustLinkTags } from '../trust-link-tags.tsx'
import { VideoPlayer } from '../VideoPlayer.tsx'
import { Sample, Section } from './StyleGuide.tsx'
import { links, more, photo, photos, unplayable } from './samples.ts'

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
      <Sample name="A voice of a memory, and one that is being made ready">
        <RecordingCard recording={{ ...unplayable, mediaType: 2, durationSeconds: 83 }} from="Rosa" />
        <RecordingCard recording={{ ...unplayable, mediaType: 2, state: 'PROCESSING' }} from={null} />
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
