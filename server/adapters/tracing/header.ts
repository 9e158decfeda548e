import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api'

/** `traceparent`, version 00 (https://www.w3.org/TR/trace-context/). */
const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Undefined for a missing or invalid header. */
export function contextOf(header: string | undefined): Context | undefined {
  const [, traceId, spanId, flags] = pattern.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return undefined
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : undefined
}

export function headerOf(context: Context): string | undefined {
  const span = trace.getSpanContext(context)
  return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
}
