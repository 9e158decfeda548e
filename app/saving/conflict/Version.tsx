import type { ReactNode } from 'react'
import { isListPart } from '#app/draft/merge.ts'
import type { ContentPart } from '#app/draft/rules.ts'
import type { Content } from '#app/draft/schema.ts'
import { formatMemorialDate } from '#app/lib/dates.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LifeDateWords } from '../LifeDateWords.tsx'
import styles from './ConflictDialog.module.css'
import { ConflictPaper } from './ConflictFrame.tsx'
import { type Changes, changesOf, type Shown } from './changes.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface Props {
  part: ContentPart
  /** The content that both sides are based on. */
  base: Content
  content: Content
}

/** One side's version of a part: a text in full, a list as its changes. */
export function Version({ part, base, content }: Props) {
  if (isListPart(part)) return <ListSide changes={changesOf(base, content, part)} />
  return (
    <ConflictPaper>
      <Words part={part} content={content} />
    </ConflictPaper>
  )
}

function Words({ part, content }: Pick<Props, 'part' | 'content'>): ReactNode {
  const t = useTranslations('conflict')
  if (part === 'profilePhoto')
    return content.profilePhoto ? <Thumbnail photo={content.profilePhoto} alt={t('photo')} /> : t('empty')
  if (part === 'life') return <Life content={content} />
  const texts: Partial<Record<ContentPart, string>> = {
    name: content.personName,
    date: formatMemorialDate(content.memorialDate),
    address: content.address,
    details: content.details,
    message: [content.hostVideo || content.serverVideo ? t('video') : '', content.personalMessage]
      .filter(Boolean)
      .join('\n'),
  }
  return <p dir="auto">{texts[part]?.trim() || t('empty')}</p>
}

function Life({ content: { birthDate, deathDate } }: Pick<Props, 'content'>) {
  const t = useTranslations('conflict')
  return (
    <p>
      {birthDate ? <LifeDateWords text={birthDate} /> : t('empty')}
      {' – '}
      {deathDate ? <LifeDateWords text={deathDate} /> : t('empty')}
    </p>
  )
}

const kinds = ['added', 'changed', 'removed'] as const

function ListSide({ changes }: { changes: Changes }) {
  const t = useTranslations('conflict')
  const isNothing = kinds.every((kind) => changes[kind].length === 0)
  return (
    <>
      {kinds.map(
        (kind) =>
          changes[kind].length > 0 && (
            <div key={kind}>
              <p className={styles.kind}>{t(kind)}</p>
              <ul className={styles.rows}>
                {changes[kind].map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </ul>
            </div>
          ),
      )}
      {changes.reordered && <p className={styles.kind}>{t('reordered')}</p>}
      {isNothing && !changes.reordered && <p className={styles.kind}>{t('unchanged')}</p>}
    </>
  )
}

function Row({ row: { words, goal, photo } }: { row: Shown }) {
  const t = useTranslations('conflict')
  return (
    <li className={styles.paper} dir="auto">
      {photo && <Thumbnail photo={photo} alt={t('photo')} />}
      <span>
        {words || t('noCaption')}
        {goal && `\n${t('goal', { goal })}`}
      </span>
    </li>
  )
}
