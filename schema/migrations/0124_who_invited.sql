-- Whose invitations are taken back with their role is told by who they are: two members may be called the same. Null for who
-- runs Steward. Of earlier ones only what nobody else is called so can be told; they expire within a week.
ALTER TABLE invitations ADD COLUMN inviter text;
UPDATE invitations i SET inviter = (
  SELECT min(m.person_id) FROM members m JOIN people p ON p.id = m.person_id
  WHERE m.workspace_id = i.workspace_id AND p.name = i.invited_by
  HAVING count(*) = 1
);
