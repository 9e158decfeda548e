import { type FormEvent, useRef, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { formatDay } from '#app/lib/dates.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { createPromo, listPromos } from '#contract/payments.ts'
import { Item, Items, NotDone, Part } from '../Part.tsx'
import { useAct, useDesk, useListed } from '../use-desk.ts'

const read = () => call(listPromos)

/** A code is valid until its last day is over everywhere: twelve hours behind UTC. */
const lastDay = (expiresAt: string) => formatDay(Date.parse(expiresAt) - 24 * 60 * 60 * 1000)

export function Promos({ title }: { title: string }) {
  const listed = useListed(read)
  return (
    <Part title={title} about="Codes for a memorial that costs nothing or less." listed={listed}>
      <NewPromo onMade={listed.again} />
      <Items of={listed.value?.promos ?? []} none="There are no promo codes yet.">
        {({ code, free, amountOffMinor, uses, maxUses, expiresAt }) => (
          <Item
            key={code}
            title={code}
            states={[free ? 'Free' : `${(amountOffMinor / 100).toFixed(2)} off`]}
            facts={[
              ['How often it works', `Used ${uses}${maxUses === null ? '' : ` of ${maxUses}`} times`],
              expiresAt ? ['Last day', lastDay(expiresAt)] : null,
            ]}
          />
        )}
      </Items>
    </Part>
  )
}

const blank = { code: '', kind: 'free', amount: '', uses: '', expires: '' }
const CODE_HELP = '3 to 64 letters, digits or hyphens.'

function NewPromo({ onMade }: { onMade: () => Promise<void> }) {
  const { tell } = useDesk()
  const { failure, run } = useAct()
  const [typed, setTyped] = useState(blank)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)
  const isOff = typed.kind === 'off'
  const problems = {
    code: !/^[A-Za-z0-9-]{3,64}$/.test(typed.code.trim()) && CODE_HELP,
    amount: isOff && !/^\d{1,6}([.]\d{1,2})?$/.test(typed.amount.trim()) && 'An amount such as 10 or 7.50.',
    uses: !/^\d{0,6}$/.test(typed.uses.trim()) && 'A whole number.',
  }
  const fieldFor = (name: keyof typeof blank) => ({
    name,
    value: typed[name],
    error: refusals > 0 && name in problems && problems[name as keyof typeof problems],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (problems.code || problems.amount || problems.uses) return setRefusals(refusals + 1)
    const body = {
      code: typed.code.trim(),
      free: !isOff,
      ...(isOff && { amountOff: Math.round(Number(typed.amount) * 100) }),
      ...(typed.uses.trim() && { maxUses: Number(typed.uses) }),
      ...(typed.expires && { expires: typed.expires }),
    }
    await run(async () => {
      const { promo } = await call(createPromo, { body })
      setTyped(blank)
      setRefusals(0)
      tell(`${promo.code} is ready to be used.`)
      await onMade()
    })
  }

  return (
    <Card title="Make a code">
      <form noValidate onSubmit={submit}>
        <div ref={form} className="stack">
          <TextField
            label="Code"
            help={refusals > 0 && problems.code ? undefined : CODE_HELP}
            autoComplete="off"
            {...fieldFor('code')}
          />
          <SelectField label="What it does" {...fieldFor('kind')}>
            <option value="free">The memorial costs nothing</option>
            <option value="off">An amount off</option>
          </SelectField>
          {isOff && <TextField label="Amount off" inputMode="decimal" {...fieldFor('amount')} />}
          <TextField
            label="How often it works"
            help="Empty: as often as people use it."
            inputMode="numeric"
            optional
            {...fieldFor('uses')}
          />
          <TextField label="Last day it works" type="date" optional {...fieldFor('expires')} />
          <NotDone failure={failure} />
          <p>
            <Button type="submit" look="primary">
              Make a code
            </Button>
          </p>
        </div>
      </form>
    </Card>
  )
}
