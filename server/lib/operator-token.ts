import { keptSecret } from './kept-secret.ts'

/** The configured token, else the one in `DATA_DIR/operator-token`, made on the first start. */
export const operatorToken = (config: { operatorToken: string | null; dataDir: string }): Promise<string> =>
  keptSecret(config.dataDir, 'operator-token', config.operatorToken)
