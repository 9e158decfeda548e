import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { BankDialog } from '../payment-card/BankDialog.tsx'
import { CardFields } from '../payment-card/CardFields.tsx'
import { PaymentFields } from '../payment-card/PaymentFields.tsx'
import { TestCards } from '../payment-card/TestCards.tsx'
import { usePaymentCard } from '../payment-card/use-payment-card.ts'
import { RadioButtons } from '../RadioButtons.tsx'
import { Sample, Section } from './StyleGuide.tsx'

const sums = ['$20', '$50', '$100', '$200'].map((label) => ({ value: label, label }))
const answers = ['Attending', 'Not Sure', 'Not Attending'].map((label) => ({ value: label, label }))

export function Money() {
  const card = usePaymentCard()
  const [sum, setSum] = useState<string | null>('$50')
  const [answer, setAnswer] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  return (
    <Section title="Answers, sums and cards">
      <Sample name="Picks, with an error">
        <RadioButtons
          legend="Will you be there?"
          name="answer"
          options={answers}
          value={answer}
          onValue={setAnswer}
          error={answer === null && 'Please choose an answer.'}
        />
      </Sample>
      <Sample name="Picks, small">
        <RadioButtons legend="How much?" name="sum" options={sums} value={sum} onValue={setSum} small />
      </Sample>
      <Sample name="Test cards">
        <TestCards />
      </Sample>
      <Sample name="A card, and what it lacks">
        <CardFields card={card} />
        <Button onPress={() => void card.check()}>Check</Button>
      </Sample>
      <Sample name="The provider's own fields: on their way, and when they do not come">
        <PaymentFields element={{ box, form: null, failed: false }} />
        <PaymentFields element={{ box, form: null, failed: true }} />
      </Sample>
      <Sample name="What the bank asks">
        <Button onPress={() => setAsked(true)}>Ask</Button>
        <BankDialog
          open={isAsked}
          amount="$30.00"
          currency="AUD"
          last4="4242"
          onAnswer={async () => setAsked(false)}
        />
      </Sample>
    </Section>
  )
}
