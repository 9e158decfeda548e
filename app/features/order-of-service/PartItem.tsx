import { ArrowDown, ArrowUp, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { OrderItem } from '#contract/order-of-service.ts'
import { fieldsOf, itemKinds } from './kinds.ts'
import styles from './PartList.module.css'
import { isFaulty, itemProblems } from './problems.ts'
import { useProblemText } from './use-problem-text.ts'

interface Props {
  item: OrderItem
  /** Its title, or its kind. */
  name: string
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onChange: (to: Partial<OrderItem>) => void
}

const moves = [
  { key: 'up', icon: ArrowUp, by: -1 },
  { key: 'down', icon: ArrowDown, by: 1 },
] as const

/** One part of the service: a line that opens to its fields, and its way up and down. */
export function PartItem(props: Props) {
  const { item, name, isFirst, isLast, isOpen, onOpen, onClose, onMove } = props
  const t = useTranslations('orderOfService.parts')
  const kinds = useTranslations('orderOfService.kinds')
  const panelId = useId()
  const isWrong = isFaulty(itemProblems(item))
  const small = [item.title.trim() && kinds(item.kind), item.by.trim(), item.source.trim()].filter(Boolean)
  return (
    <li data-part={item.id} className={classes(styles.part, isOpen && styles.open)}>
      <div className={styles.head}>
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={isOpen ? onClose : onOpen}
          >
            <span className={styles.words}>
              <b dir="auto">{name}</b>
              {small.length > 0 && <small dir="auto">{small.join(' · ')}</small>}
              {!isOpen && item.text.trim() !== '' && <small className={styles.told}>{t('withWords')}</small>}
              {!isOpen && isWrong && (
                <small className={classes(styles.told, styles.faulty)}>{t('toCorrect')}</small>
              )}
            </span>
            <span className={styles.edit}>
              <Icon of={isOpen ? ChevronUp : Pencil} />
              <span>{t(isOpen ? 'close' : 'open')}</span>
            </span>
          </button>
        </h3>
        <span className={styles.moves}>
          {moves.map(({ key, icon, by }) => {
            const goes = by < 0 ? !isFirst : !isLast
            return (
              // not `disabled`: at the end of the list the button would lose the focus
              <span key={key} className={goes ? undefined : styles.spent}>
                <Button
                  look="tool"
                  icon={icon}
                  {...{ [`data-${key}`]: '' }}
                  aria-disabled={!goes || undefined}
                  aria-label={t(`${key}Named`, { name })}
                  onPress={() => goes && onMove(by)}
                >
                  {t(key)}
                </Button>
              </span>
            )
          })}
        </span>
      </div>
      {item.text.trim() !== '' && (
        <p className={styles.printed} dir="auto">
          {item.text}
        </p>
      )}
      {isOpen && <PartFields {...props} panelId={panelId} />}
    </li>
  )
}

function PartFields({ item, panelId, onChange, onClose, onRemove }: Props & { panelId: string }) {
  const t = useTranslations('orderOfService.parts')
  const kinds = useTranslations('orderOfService.kinds')
  const problems = itemProblems(item)
  const problemText = useProblemText()
  const shown = fieldsOf(item)
  return (
    <div className={styles.panel} id={panelId}>
      <SelectField
        label={t('kind')}
        value={item.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: itemKinds.find((kind) => kind === value) ?? item.kind })
        }
      >
        {itemKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds(kind)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t(`titles.${item.kind}`)}
        autoComplete="off"
        value={item.title}
        error={problemText(problems.title)}
        onChange={({ currentTarget: { value } }) => onChange({ title: value })}
      />
      {shown.by && (
        <TextField
          label={t(`by.${item.kind}`)}
          optional
          autoComplete="off"
          value={item.by}
          error={problemText(problems.by)}
          onChange={({ currentTarget: { value } }) => onChange({ by: value })}
        />
      )}
      {shown.source && (
        <TextField
          label={t(`source.${item.kind}`)}
          optional
          autoComplete="off"
          value={item.source}
          error={problemText(problems.source)}
          onChange={({ currentTarget: { value } }) => onChange({ source: value })}
        />
      )}
      <TextArea
        label={t(`words.${item.kind}`)}
        optional
        rows={item.kind === 'NAMES' ? 3 : 5}
        help={t(`wordsHelp.${item.kind}`)}
        value={item.text}
        error={problemText(problems.text)}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      />
      <p className={styles.ends}>
        <Button onPress={onClose}>{t('done')}</Button>
        <Button look="tool" icon={Trash2} onPress={onRemove}>
          {t('remove')}
        </Button>
      </p>
    </div>
  )
}
