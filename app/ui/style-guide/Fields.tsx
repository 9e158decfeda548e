import { useState } from 'react'
import { CaptionField } from '../CaptionField.tsx'
import { CodeField } from '../CodeField.tsx'
import { CopyField } from '../CopyField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { QuickImport } from '../quick-import/QuickImport.tsx'
import { SelectField } from '../SelectField.tsx'
import { SenderField } from '../SenderField.tsx'
import { SenderForm } from '../SenderForm.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import { Sample, Section } from './StyleGuide.tsx'

function Asked() {
  const typed = useState('')
  const keep = async () => null
  return <SenderForm sender={{ isKnown: true, isUnnamed: true, keep, typed, keepTyped: keep }} />
}

export function Fields() {
  return (
    <Section title="Fields">
      <Sample name="Empty, optional, with help">
        <TextField label="Address" optional placeholder="Street, town" help="Guests get a map link." />
      </Sample>
      <Sample name="Filled">
        <TextField label="Your name" defaultValue="Claire Hollis" autoComplete="name" />
      </Sample>
      <Sample name="Error">
        <TextField
          label="What is the name of your loved one?"
          defaultValue="M"
          error="Name must be at least 2 characters"
        />
      </Sample>
      <Sample name="Disabled">
        <TextField label="Email" defaultValue="claire@example.com" disabled help="Email cannot be changed" />
      </Sample>
      <Sample name="Whom invitations are from">
        <SenderField value="Claire Hollis" onChange={() => undefined} />
      </Sample>
      <Sample name="Whom invitations are from, asked">
        <Asked />
      </Sample>
      <Sample name="Date">
        <TextField label="Memorial Date" type="date" defaultValue="2026-11-28" />
      </Sample>
      <Sample name="To copy">
        <CopyField label="Memorial Link" value="https://afterglow.example/view/margaret-anne-hollis-4f9k2c" />
      </Sample>
      <Sample name="Password, to log in">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="roses in june" />
      </Sample>
      <Sample name="Password, to choose">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          defaultValue="roses in june"
          hint
          help="At least 6 characters. Three or four words are easy to remember."
        />
      </Sample>
      <Sample name="Code">
        <CodeField
          label="Verification code"
          defaultValue="K7F2R"
          help="Enter the code that was emailed to you."
        />
      </Sample>
      <Sample name="Words, with a count">
        <TextArea
          label="Write your personal message here..."
          count={500}
          rows={3}
          defaultValue="Mum never let anyone leave the house hungry."
        />
      </Sample>
      <Sample name="Plain, several lines">
        <TextArea
          label="Other details"
          look="plain"
          optional
          rows={3}
          placeholder="Parking, flowers, what to wear"
        />
      </Sample>
      <Sample name="Many contacts at once">
        <QuickImport
          text="Ruth Hollis <ruth@example.com>, lunch"
          onText={() => {}}
          onImport={() => ({ found: [], already: 1, unread: ['lunch'], noRoom: [] })}
        />
      </Sample>
      <Sample name="A caption, on a print">
        <CaptionField label="Photo Caption" defaultValue="Forty summers of roses" />
        <CaptionField label="Photo Caption" placeholder="Write a caption" />
      </Sample>
      <Sample name="Select">
        <SelectField label="Which fund?">
          <option>Kingscliff Community Garden</option>
          <option>Surf Life Saving</option>
        </SelectField>
      </Sample>
      <Sample name="Select, error">
        <SelectField label="How many will come?" error="Please choose a number.">
          <option>Choose</option>
        </SelectField>
      </Sample>
    </Section>
  )
}
