import { call } from '#app/lib/api.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { callOffHandOver, finishHandOver, type HandOver, listHandOvers } from '#contract/hand-overs.ts'
import { Act, Acts, Item, Items, Part } from '../Part.tsx'
import { describeWho } from '../rules.ts'
import { useDesk, useListed } from '../use-desk.ts'

const read = () => call(listHandOvers)
const states = { WAITING: 'Waits', DONE: 'Handed over', CALLED_OFF: 'Called off' }

export function HandOvers({ title }: { title: string }) {
  const { tell } = useDesk()
  const listed = useListed(read)

  const end =
    ({ uuid: handOverUuid }: HandOver, how: typeof finishHandOver | typeof callOffHandOver, told: string) =>
    async () => {
      listed.set(await call(how, { params: { handOverUuid } }))
      tell(told)
    }

  return (
    <Part
      title={title}
      about="A memorial becomes that of another account where its owner died or cannot get in. You ask for it, every host is mailed and has fourteen days to stop it, and then you hand it over."
      listed={listed}
    >
      <Items
        of={listed.value?.handOvers ?? []}
        none="No memorial is to be handed over. Find the memorial first."
      >
        {(one) => (
          <Item
            key={one.uuid}
            title={one.nameOfPerson}
            states={[states[one.state]]}
            facts={[
              ['From', one.fromEmail || 'nobody'],
              ['To', one.toEmail],
              ['Asked by', `${describeWho(one.askedBy)}, ${formatMoment(one.askedAt)}`],
              one.endedBy && one.endedAt
                ? ['Ended by', `${describeWho(one.endedBy)}, ${formatMoment(one.endedAt)}`]
                : ['Can be done from', formatMoment(one.dueAt)],
            ]}
            quote={one.grounds}
          >
            {one.state === 'WAITING' && (
              <Acts>
                <Act
                  label="Hand over"
                  of={one.nameOfPerson}
                  look="ink"
                  question={{
                    title: `Hand ${one.nameOfPerson} over to ${one.toEmail}?`,
                    help: 'You confirm that you have seen the papers, and that nobody of the family objects. It happens at once, and the hosts are mailed.',
                  }}
                  act={end(one, finishHandOver, 'It is handed over.')}
                />
                <Act
                  label="Call off"
                  of={one.nameOfPerson}
                  act={end(one, callOffHandOver, 'It is called off. The hosts are mailed.')}
                />
              </Acts>
            )}
          </Item>
        )}
      </Items>
    </Part>
  )
}
