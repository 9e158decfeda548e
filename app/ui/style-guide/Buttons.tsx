import { ArrowLeft, Plus, Trash2 } from 'lucide-react'
import { AnchorButton } from '../AnchorButton.tsx'
import { Button, type ButtonLook } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Sample, Section } from './StyleGuide.tsx'

const looks: [look: ButtonLook, words: string, icon?: typeof Plus][] = [
  ['primary', 'Next Step'],
  ['line', 'Add', Plus],
  ['plain', 'Back', ArrowLeft],
  ['ink', 'Stop Recording'],
  ['link', 'See the email'],
  ['tool', 'Remove', Trash2],
]

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 3000))

export function Buttons() {
  return (
    <Section title="Buttons">
      {looks.map(([look, words, icon]) => (
        <Sample key={look} name={look}>
          <div className="row">
            <Button look={look} icon={icon}>
              {words}
            </Button>
            <Button look={look} icon={icon} disabled>
              {words}
            </Button>
            <Button look={look} icon={icon} busy busyLabel="Saving…">
              {words}
            </Button>
          </div>
        </Sample>
      ))}
      <Sample name="Busy for three seconds after a press">
        <Button look="primary" busyLabel="Saving…" onPress={aWhile} wide>
          Save
        </Button>
      </Sample>
      <Sample name="Links that look like buttons">
        <div className="row">
          <LinkButton to="/dev/ui" look="primary">
            Continue to Payment
          </LinkButton>
          <AnchorButton href="/dev/ui">Download PDF</AnchorButton>
        </div>
      </Sample>
    </Section>
  )
}
