import { type FormEvent, useMemo, useState } from 'react'
import { call } from '#app/lib/api.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { listGiftAccounts, setGiftAccount } from '#contract/funds.ts'
import { NotDone, Part } from '../Part.tsx'
import { useAct, useDesk, useListed } from '../use-desk.ts'

/** Where gifts to one memorial go, and those to each of its funds. */
export function GiftAccounts({ memorialUuid }: { memorialUuid: string }) {
  const read = useMemo(() => () => call(listGiftAccounts, { params: { memorialUuid } }), [memorialUuid])
  const listed = useListed(read)

  const set = (fundId: string | null) => async (account: string | null) =>
    listed.set(await call(setGiftAccount, { params: { memorialUuid }, body: { account, fundId } }))

  return (
    <Part
      title="Where gifts go"
      about="The account at the payment provider for new gifts to this memorial, or to one of its funds. The owner is mailed when it changes. What was given before has gone where it was given for."
      listed={listed}
    >
      {listed.value && (
        <div className="stack">
          <Place
            title={listed.value.nameOfPerson}
            account={listed.value.account}
            none="None of its own: gifts go to the account that is configured for all."
            onSet={set(null)}
          />
          {listed.value.funds.map(({ id, title, account }) => (
            <Place
              key={id}
              title={title}
              account={account}
              none="None of its own: gifts go where those of the memorial go."
              onSet={set(id)}
            />
          ))}
        </div>
      )}
    </Part>
  )
}

interface PlaceProps {
  title: string
  /** Null: as `none` says. */
  account: string | null
  none: string
  onSet: (account: string | null) => Promise<void>
}

function Place({ title, account, none, onSet }: PlaceProps) {
  const { tell } = useDesk()
  const { failure, run } = useAct()
  const [typed, setTyped] = useState(account ?? '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      await onSet(typed.trim() || null)
      tell(`Gifts to ${title} go there from now on.`)
    })
  }

  return (
    <Card title={title}>
      <form noValidate onSubmit={submit} className="stack">
        <TextField
          label="Account"
          help={account === null ? none : 'Empty: none of its own.'}
          name="account"
          autoComplete="off"
          dir="ltr"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          beside={
            <Button type="submit" aria-label={`Set: ${title}`}>
              Set
            </Button>
          }
        />
        <NotDone failure={failure} />
      </form>
    </Card>
  )
}
