import { ImagePlus } from 'lucide-react'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { LoadingLine, LoadingPanel } from '../Loading.tsx'
import { Progress } from '../Progress.tsx'
import { Skeleton, SkeletonPrint } from '../Skeleton.tsx'
import styles from './StyleGuide.module.css'
import { Sample, Section } from './StyleGuide.tsx'

export function LoadingStates() {
  return (
    <Section title="Waiting, and nothing yet">
      <Sample name="Progress">
        <Progress label="Uploading photo 9 of 24" value={0.46} />
      </Sample>
      <Sample name="Progress, done">
        <Progress label="24 photos saved" value={1} />
      </Sample>
      <Sample name="Length unknown">
        <LoadingLine>Making your book</LoadingLine>
      </Sample>
      <Sample name="Skeleton, words">
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton width="most" />
      </Sample>
      <Sample name="Skeleton, prints">
        <div className={styles.prints}>
          <SkeletonPrint />
          <SkeletonPrint />
        </div>
      </Sample>
      <Sample name="Empty">
        <EmptyState
          title="No photos yet. Upload some photos to get started."
          action={<Button icon={ImagePlus}>Choose photos</Button>}
        />
      </Sample>
      <Sample name="A whole screen">
        <LoadingPanel title="Loading Memorial">Setting up your memorial data...</LoadingPanel>
      </Sample>
    </Section>
  )
}
