/** Signs out: clears the stored user and opens the server's sign-out page, which ends the session. */
export function signOut(): void {
  localStorage.removeItem('auth');
  location.href = '/__standin/sign-out';
}
