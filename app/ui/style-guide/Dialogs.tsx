import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog, MessageDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import { Sample, Section } from './StyleGuide.tsx'

type Open = 'confirm' | 'message' | 'form' | null

export function Dialogs() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Dialogs">
      <Sample name="A question, an error, a form">
        <div className="row">
          <Button onPress={() => setOpen('confirm')}>Unsaved Changes</Button>
          <Button onPress={() => setOpen('message')}>Error Saving Memorial</Button>
          <Button onPress={() => setOpen('form')}>Contribute</Button>
        </div>
      </Sample>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Unsaved Changes"
        primary={{ label: 'Stay', onPress: close }}
        secondary={{ label: 'Leave without saving', onPress: close }}
      >
        <p>Your changes to the stories are not saved yet.</p>
      </ConfirmDialog>
      <MessageDialog open={open === 'message'} onClose={close} title="Error Saving Memorial">
        <p>An error occurred while saving. Please try again.</p>
        <p className="quiet">Nothing is lost: your message is still on this device.</p>
      </MessageDialog>
      <Dialog
        open={open === 'form'}
        onClose={close}
        onSubmit={close}
        title="Your memory of Margaret"
        eyebrow="1 of 3"
        width="wide"
        closable
        note="A message, a photo, or both."
        actions={
          <Button look="primary" type="submit">
            Continue
          </Button>
        }
      >
        <TextArea label="Message" rows={4} />
        <TextField label="Your name" help="Left empty, it reads Anonymous." />
        <TextField label="Your email" type="email" error="Please enter a valid email address." />
      </Dialog>
    </Section>
  )
}
