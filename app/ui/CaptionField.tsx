import { type ComponentProps, useRef } from 'react'
import styles from './CaptionField.module.css'
import { useAutoGrow } from './use-auto-grow.ts'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children' | 'ref' | 'rows'> & {
  /** Read aloud; the line under the print is label enough for the eye. */
  label: string
}

/** A line to write on, under a print; it grows. Give it a `placeholder` such as 'Write a caption'. */
export function CaptionField({ label, ...rest }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(area, rest.value === undefined ? undefined : String(rest.value))
  return <textarea dir="auto" {...rest} ref={area} className={styles.caption} rows={1} aria-label={label} />
}
