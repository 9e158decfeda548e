import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { DropZone } from '../DropZone.tsx'
import { RadioCards } from '../RadioCards.tsx'
import { Sample, Section } from './StyleGuide.tsx'

export function Choices() {
  const [names, setNames] = useState<string[]>([])
  const show = (files: File[]) => setNames(files.map((file) => file.name))
  return (
    <Section title="Choices and files">
      <Sample name="Radio cards">
        <RadioCards
          legend="Do you have a specific date in mind for this memorial?"
          defaultValue="yes"
          options={[
            {
              value: 'yes',
              label: 'Yes, I have a specific date',
              help: 'Opens the date, address and other details.',
            },
            { value: 'no', label: 'No, not at this time' },
          ]}
        />
      </Sample>
      <Sample name="Radio cards, error, one disabled">
        <RadioCards
          legend="Will you be there?"
          error="Please choose an answer."
          options={[
            { value: 'ATTENDING', label: 'Attending' },
            { value: 'NOT_SURE', label: 'Not Sure' },
            { value: 'NOT_ATTENDING', label: 'Not Attending', disabled: true },
          ]}
        />
      </Sample>
      <Sample name="Checkbox: off, on, disabled, error">
        <Checkbox>Donate without my name</Checkbox>
        <Checkbox defaultChecked>Donate without my name</Checkbox>
        <Checkbox disabled>Donate without my name</Checkbox>
        <Checkbox error="Please confirm the payment authorisation">
          I authorise a single payment of $30.00 AUD.
        </Checkbox>
      </Sample>
      <Sample name="Drop zone">
        <DropZone
          icon={ImagePlus}
          label="Drop photos here or click to select"
          hint="Supports JPG, PNG, GIF, HEIC files"
          accept="image/*,.heic,.heif"
          multiple
          onFiles={show}
        />
        <p className="small quiet">{names.join(', ')}</p>
      </Sample>
      <Sample name="Drop zone, slim and disabled">
        <DropZone icon={ImagePlus} label="Add more photos" slim multiple onFiles={show} />
        <DropZone icon={ImagePlus} label="Add more photos" slim disabled onFiles={show} />
      </Sample>
    </Section>
  )
}
