import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom'
import { StylesByScript } from './styles-by-script.ts'

/**
 * Dragging starts at the picture or at Move. On touch screens it starts at the picture only after a delay, so that
 * scrolling does not drag photos; at Move it starts at once.
 */
export const dragSensors = [
  PointerSensor.configure({
    activatorElements: (source) => [...(source.element?.querySelectorAll('[data-grip]') ?? [])],
    preventActivation: () => false,
    activationConstraints: ({ pointerType, target }) =>
      pointerType === 'touch' && !(target instanceof Element && target.closest('[data-handle]'))
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 6 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
  }),
]

/**
 * Keyboards and screen readers use the Move dialog. The Accessibility plugin is left out, because it would make each
 * tile a button.
 */
export const dragPlugins = [StylesByScript, AutoScroller, Cursor, Feedback, PreventSelection]
