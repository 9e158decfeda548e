/** Who makes a call of the operator. */
export interface OperatorCaller {
  /** As it stands in the log: the address of an operator's account, or `token` for the holder of the operator token. */
  name: string
}

export const TOKEN_NAME = 'token'
