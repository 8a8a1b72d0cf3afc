export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

export interface CodeRequest {
  readonly email: string;
  readonly code: string;
  readonly type: string;
  /** False where nobody may come in by it: then it is no code that could be typed. */
  readonly is_mailed: boolean;
}

/** What happens around an account; each runs outside of the library's own writes. */
export interface AuthEvents {
  /** `landing` is where the mailed link leads on to. */
  onVerificationRequested(user: AuthUser, token: string, landing: string): Promise<void>;
  onPasswordResetRequested(user: AuthUser, token: string): Promise<void>;
  onExistingSignUp(user: AuthUser): Promise<void>;
  onEmailVerified(user: AuthUser): Promise<void>;
  /** Whoever set a password through the mailed link has shown that the address is theirs. */
  onPasswordReset(user: AuthUser): Promise<void>;
  /** A provider has proved that the one at the door owns this address. */
  onProviderVerifiedEmail(email: string, name: string): Promise<void>;
  onCodeRequested(wish: CodeRequest): Promise<void>;
  onPhoneCodeRequested(phone: string, code: string): Promise<void>;
  isActive(userId: string): Promise<boolean>;
  runLater(work: Promise<unknown>): void;
}
