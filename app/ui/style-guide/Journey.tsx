import { ArrowLeft } from 'lucide-react'
import { Button } from '../Button.tsx'
import { type Step, StepBar } from '../StepBar.tsx'
import { SavedLine, StepFoot } from '../StepFoot.tsx'
import { StepLayout, StepSection } from '../StepLayout.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'

const labels = ['Who', 'Photos', 'Message', 'Contacts', 'Preview', 'Save', 'Payment', 'Share']

const steps: Step[] = labels.map((label, i) => ({
  key: label,
  number: i + 1,
  label,
  state: i < 2 ? 'done' : i === 2 ? 'current' : i === 7 ? 'disabled' : 'todo',
  to: i < 4 ? '/dev/ui' : undefined,
}))

/** A whole step: step bar, question, foot. */
export function Journey() {
  return (
    <>
      <StepBar steps={steps} />
      <StepLayout
        title="Every part of the interface, as a step shows it"
        intro="Then each by itself, in all its states."
        onSubmit={() => {}}
        foot={
          <StepFoot
            back={
              <Button look="plain" icon={ArrowLeft}>
                Back
              </Button>
            }
            status={<SavedLine>Saved on this device</SavedLine>}
            primary={
              <Button look="primary" type="submit">
                Next Step
              </Button>
            }
          />
        }
      >
        <TextField label="What is the name of your loved one?" defaultValue="Margaret Anne Hollis" />
        <StepSection title="Stories" intro="Something she said, a day you remember. A few lines are enough.">
          <TextArea label="Story 1" rows={3} placeholder="Begin anywhere" />
        </StepSection>
      </StepLayout>
    </>
  )
}
