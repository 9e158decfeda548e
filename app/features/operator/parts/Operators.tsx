import { call } from '#app/lib/api.ts'
import { formatDay, formatMoment } from '#app/lib/dates.ts'
import { listOperators } from '#contract/operators.ts'
import { Item, Items, Part } from '../Part.tsx'
import { useListed } from '../use-desk.ts'

const read = () => call(listOperators)

/** Whose accounts are operators': the command line alone changes that. */
export function Operators({ title }: { title: string }) {
  const listed = useListed(read)
  return (
    <Part
      title={title}
      about="Accounts that open this desk. The command line gives and takes that: npm run operator -- operators add ADDRESS, operators remove ADDRESS"
      listed={listed}
    >
      <Items of={listed.value?.operators} none="No account is an operator’s.">
        {({ email, since, passkeys, lastSeenAt }) => (
          <Item
            key={email}
            title={email}
            states={[passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`]}
            facts={[
              ['Since', formatDay(since)],
              ['Passkey last shown', lastSeenAt ? formatMoment(lastSeenAt) : 'Never'],
            ]}
          />
        )}
      </Items>
    </Part>
  )
}
