-- Verifications are signed by verifiers: tokens with that right alone, whose public key the registry stores.
-- Unsigned ones of before stay to be read; the gate believes none of them.

alter table registry.tokens add column verifier_key text;

alter table registry.verifications
  add column verifier_id uuid references registry.tokens (id),
  -- The content that was verified, as in releases.content_hash.
  add column content_hash text,
  -- Base64 of the Ed25519 signature over what the verifier stated.
  add column signature text;

-- What the verifier's service works on: at most one release at a time, under a lease that ends where the service died.
create table registry.verification_runs (
  remote text not null,
  version text not null,
  verifier_id uuid not null references registry.tokens (id),
  started_at timestamptz not null,
  leased_until timestamptz not null,
  attempts integer not null default 1,
  primary key (remote, version),
  foreign key (remote, version) references registry.releases (remote, version)
);
