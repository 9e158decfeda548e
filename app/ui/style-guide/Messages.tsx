import { CircleAlert, CircleCheck, CircleHelp, CircleX, Clock, Mail, RotateCcw } from 'lucide-react'
import { Breakable } from '../Breakable.tsx'
import { Button } from '../Button.tsx'
import { Chip } from '../Chip.tsx'
import { Notice } from '../Notice.tsx'
import { Place } from '../Place.tsx'
import { RemovedNote } from '../RemovedNote.tsx'
import { useToast } from '../Toast.tsx'
import { Sample, Section } from './StyleGuide.tsx'

export function Messages() {
  const showToast = useToast()
  return (
    <Section title="Messages and states" wide>
      <Sample name="Note">
        <Notice>You can fill these in later, before the memorial is shared.</Notice>
      </Sample>
      <Sample name="Done">
        <Notice kind="success" title="Profile updated successfully" />
      </Sample>
      <Sample name="Error of a whole page">
        <Notice
          kind="error"
          title="Our servers are busy right now. Please try again in a few moments."
          action={<Button icon={RotateCcw}>Try Again</Button>}
        >
          What you typed is still here.
        </Notice>
      </Sample>
      <Sample name="Test mode">
        <Notice kind="test">Test mode: no card is charged</Notice>
      </Sample>
      <Sample name="Where something was taken out">
        <RemovedNote onUndo={() => showToast({ message: 'Story put back' })}>Story removed</RemovedNote>
      </Sample>
      <Sample name="Toasts">
        <div className="row">
          <Button onPress={() => showToast({ message: 'Photo removed', onUndo: () => {} })}>With Undo</Button>
          <Button onPress={() => showToast({ message: 'Link copied' })}>Without</Button>
        </div>
      </Sample>
      <Sample name="Chips">
        <p className="row">
          <Chip tone="yes" icon={CircleCheck}>
            Attending
          </Chip>
          <Chip tone="unsure" icon={CircleHelp}>
            Not Sure
          </Chip>
          <Chip icon={CircleX}>Not Attending</Chip>
          <Chip icon={Mail}>No invite sent</Chip>
          <Chip tone="plain" icon={Clock}>
            Invite sent Nov 12, 2026
          </Chip>
          <Chip icon="waiting">Sending…</Chip>
          <Chip tone="error" icon={CircleAlert}>
            Not sent
          </Chip>
        </p>
      </Sample>
      <Sample name="An address, which breaks at its signs">
        <Breakable text="joan.petrie@mail.example.com" />
      </Sample>
      <Sample name="A place, which breaks at its commas">
        <Place text="St. Mary’s Church, 12 St. Mary’s Rd, Kingscliff" />
      </Sample>
    </Section>
  )
}
