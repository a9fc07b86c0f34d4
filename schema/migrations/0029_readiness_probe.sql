-- one row, which every process writes to learn whether it can still write
CREATE TABLE readiness_probe (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  at timestamptz(3) NOT NULL
);
