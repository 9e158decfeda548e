/** Faults of the network and the provider, which tests switch on. */
interface Fault {
  /** Which calls: part of their name, such as `POST /v1/refunds`. */
  on: string
  /** How many calls fail. */
  times: number
  /** `error`: the work is not done. `lost`: the work is done, but its response does not arrive. */
  kind: 'error' | 'lost'
  status?: number
}

export function faultDesk() {
  let faults: Fault[] = []
  return {
    next(fault: Fault): void {
      faults.push({ ...fault })
    },
    clear(): void {
      faults = []
    },
    take(call: string): Fault | undefined {
      const fault = faults.find(({ on, times }) => times > 0 && call.includes(on))
      if (fault) fault.times -= 1
      return fault
    },
  }
}
