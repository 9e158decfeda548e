import { EmptyState } from '../EmptyState.tsx'
import { Spot } from '../Spot.tsx'
import styles from './Sheet.module.css'
import { Sample, Section } from './Sheet.tsx'

const pictures = Object.entries(
  import.meta.glob<string>('../spots/*.svg', { eager: true, query: '?url&no-inline', import: 'default' }),
).map(([file, url]) => ({ name: file.slice('../spots/'.length, -'.svg'.length), url }))

/** The small paintings: on paper, on white, and beside a line. */
export function Spots() {
  const first = pictures[0]?.url ?? ''
  return (
    <Section title="Small paintings">
      {pictures.map(({ name, url }) => (
        <Sample key={name} name={name}>
          <div className={styles.spots}>
            <Spot picture={url} />
            <Spot picture={url} small />
          </div>
        </Sample>
      ))}
      <Sample name="Above the words of an empty place">
        <EmptyState picture={first} title="No contacts yet.">
          Everybody you invite stands here.
        </EmptyState>
      </Sample>
    </Section>
  )
}
